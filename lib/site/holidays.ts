import type { Company, Holiday } from '@/lib/content/company';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Returns the days with other hours that have not passed, the first one first. In a build, today is the day of the build. */
export const listComingHolidays = (
  holidays: readonly Holiday[],
  today = new Date().toISOString().slice(0, 10),
): readonly Holiday[] =>
  holidays
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));

function formatTwelveHours(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${rest}${hours < 12 ? 'AM' : 'PM'}`;
}

/**
 * Formats a day and its hours as the opening hours beside it are written.
 *
 * @param closedLabel stands for the hours of a day on which the shop is closed
 */
export function formatHoliday(
  { date, opens, closes }: Holiday,
  hours: Company['hours'],
  closedLabel: string,
) {
  const hasTwelveHours = hours.some(({ time }) => /\d ?[ap]m/i.test(time));
  const format = hasTwelveHours ? formatTwelveHours : (time: string) => time;
  const time = opens && closes ? [opens, closes].map(format).join(hasTwelveHours ? '-' : '–') : '';
  return {
    // Some versions of the formatter put a comma after the weekday.
    days: dayFormat.format(new Date(date)).replace(',', ''),
    time: time || closedLabel,
  };
}
