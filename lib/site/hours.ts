import type { HoursLine, OpenHours } from '@/data/shop/hours';

/** Formats days in a row as 'Mon-Fri', and one day as 'Sat'. */
function formatDays(days: OpenHours['days']): string {
  const shortNames = days.map((day) => day.slice(0, 3));
  const [first = ''] = shortNames;
  return days.length > 1 ? `${first}-${shortNames.at(-1)}` : first;
}

/** Formats a 24-hour time, such as '09:00' as '9AM' and '17:30' as '5:30PM'. */
function formatTime(time: string): string {
  const [hour = '', minutes = ''] = time.split(':');
  const minutesText = minutes === '00' ? '' : `:${minutes}`;
  return `${Number(hour) % 12 || 12}${minutesText}${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/** Returns the opening hours as pages print them: 'Mon-Fri' and '9AM-6PM', 'Sun' and 'Closed'. */
export const listOpeningHours = (lines: readonly HoursLine[]) =>
  lines.map((line) =>
    'days' in line
      ? {
          label: formatDays(line.days),
          text: `${formatTime(line.opens)}-${formatTime(line.closes)}`,
        }
      : line,
  );
