const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Hours on some days, as 24-hour times such as '09:00'. */
export interface OpenHours {
  readonly days: readonly (typeof DAYS)[number][];
  readonly opens: string;
  readonly closes: string;
}

/** A line of the opening hours. Search engines don't get a line in words, such as a closed day. */
export type HoursLine = OpenHours | { readonly label: string; readonly text: string };

/** The opening hours. Pages print them as 'Mon-Fri 9AM-6PM'. */
export const hours: readonly HoursLine[] = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
  },
  { days: ['Saturday'], opens: '10:00', closes: '16:00' },
  { label: 'Sun', text: 'Closed' },
];

/** The days without hours, such as 'Sundays'. */
export const closedDays: readonly string[] = DAYS.filter(
  (day) => !hours.some((line) => 'days' in line && line.days.includes(day)),
).map((day) => `${day}s`);
