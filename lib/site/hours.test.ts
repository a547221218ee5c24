import { listOpeningHours } from './hours';

it('prints days and times as the specification does, and words as they are', () => {
  const lines = [
    { days: ['Tuesday', 'Wednesday', 'Thursday'], opens: '00:30', closes: '12:00' },
    { days: ['Saturday'], opens: '10:05', closes: '16:00' },
    { label: 'Sun', text: 'Closed' },
  ] as const;
  expect(listOpeningHours(lines)).toEqual([
    { label: 'Tue-Thu', text: '12:30AM-12PM' },
    { label: 'Sat', text: '10:05AM-4PM' },
    { label: 'Sun', text: 'Closed' },
  ]);
});
