import { formatHoliday, listComingHolidays } from './holidays';

const christmas = { date: '2026-12-25', closed: true };
const eve = { date: '2026-12-24', opens: '09:30', closes: '13:00' };

it('lists the days that have not passed, in order', () => {
  expect(listComingHolidays([christmas, eve], '2026-12-24')).toEqual([eve, christmas]);
  expect(listComingHolidays([christmas, eve], '2026-12-25')).toEqual([christmas]);
  expect(listComingHolidays([christmas, eve], '2026-12-26')).toEqual([]);
});

it('formats a day as the opening hours are written', () => {
  const write = (time: string) => [{ days: 'Mon', time, schema: null }];
  const format = (day: typeof eve | typeof christmas, time: string) =>
    Object.values(formatHoliday(day, write(time), 'Closed'));
  expect(format(eve, '9AM-6PM')).toEqual(['Thu 24 Dec', '9:30AM-1PM']);
  expect(format({ ...eve, opens: '12:00' }, '9AM-6PM')).toEqual(['Thu 24 Dec', '12PM-1PM']);
  expect(format(eve, '09:00–18:00')).toEqual(['Thu 24 Dec', '09:30–13:00']);
  expect(format(christmas, '9AM-6PM')).toEqual(['Fri 25 Dec', 'Closed']);
});
