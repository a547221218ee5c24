import { listOpeningHours } from './hours';

it('prints days and times as the specification does, and words as they are', () => {
  const lines = [
    { days: ['Tuesday', 'Wednesday', 'Thursday'], opens: '09:00', closes: '17:30' },
    { days: ['Saturday'], opens: '10:00', closes: '12:00' },
    { label: 'Sun', text: 'Closed' },
  ] as const;
  expect(listOpeningHours(lines)).toEqual([
    { label: 'Tue-Thu', text: '9AM-5:30PM' },
    { label: 'Sat', text: '10AM-12PM' },
    { label: 'Sun', text: 'Closed' },
  ]);
});
