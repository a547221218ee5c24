import { findLongestPause, formatExcludedDays, type OpeningHours } from './opening-hours';

const weekdays: OpeningHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '18:00',
};
const saturday: OpeningHours = { days: ['Saturday'], opens: '10:00', closes: '16:00' };
const sunday: OpeningHours = { days: ['Sunday'], opens: '10:30', closes: '16:00' };

it.each<[readonly (OpeningHours | null)[], string, object | undefined]>([
  [[weekdays, saturday, null], 'except Sundays and bank holidays', { hours: 17, from: 'Saturday' }],
  [[weekdays], 'except Saturdays, Sundays and bank holidays', { hours: 15, from: 'Monday' }],
  [[weekdays, saturday, sunday], 'except bank holidays', { hours: 18.5, from: 'Saturday' }],
  [[null], 'except bank holidays', undefined],
  [
    [
      { days: ['Monday'], opens: '09:00', closes: '12:00' },
      { days: ['Monday'], opens: '13:00', closes: '17:00' },
    ],
    'except Tuesdays, Wednesdays, Thursdays, Fridays, Saturdays, Sundays and bank holidays',
    { hours: 16, from: 'Monday', to: 'Monday' },
  ],
])('of %j an answer comes %s', (hours, days, pause) => {
  expect(formatExcludedDays(hours)).toBe(days);
  if (pause === undefined) expect(findLongestPause(hours)).toBeUndefined();
  else expect(findLongestPause(hours)).toMatchObject(pause);
});
