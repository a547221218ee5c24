import { hours, type OpenHours } from '@/data/shop/hours';

const shorten = (day = '') => day.slice(0, 3);

/** Formats days in a row as 'Mon-Fri', and one day as 'Sat'. */
const formatDays = (days: OpenHours['days']) =>
  [...new Set([shorten(days[0]), shorten(days.at(-1))])].join('-');

/** Formats a 24-hour time, such as '09:00' as '9AM' and '17:30' as '5:30PM'. */
function formatTime(time: string): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  const minutesText = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutesText}${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns the opening hours as pages print them: 'Mon-Fri' and '9AM-6PM', 'Sun' and 'Closed'. */
export const listOpeningHours = (lines = hours) =>
  lines.map((line) =>
    'days' in line
      ? {
          label: formatDays(line.days),
          text: `${formatTime(line.opens)}-${formatTime(line.closes)}`,
        }
      : line,
  );
