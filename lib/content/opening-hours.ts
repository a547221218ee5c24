/** The days of the week, as search engines name them. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
type Day = (typeof WEEKDAYS)[number];

/** Opening hours on some days, such as from 09:00 to 18:00; hours in words are null. */
export interface OpeningHours {
  readonly days: readonly Day[];
  readonly opens: string;
  readonly closes: string;
}

const parseHour = (time: string) => {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) + (minutes ?? 0) / 60;
};

const getOpenDays = (hours: readonly (OpeningHours | null)[]) =>
  WEEKDAYS.flatMap((day) => {
    const open = hours.filter((one) => one?.days.includes(day));
    const opens = open.map((one) => parseHour(one?.opens ?? ''));
    const closes = open.map((one) => parseHour(one?.closes ?? ''));
    return opens.length === 0
      ? []
      : [{ day, opens: Math.min(...opens), closes: Math.max(...closes) }];
  });

/**
 * Formats the days that don't count towards a response time: those on which the shop is closed, and bank holidays.
 *
 * @returns such as 'except Sundays and bank holidays'
 */
export function formatExcludedDays(hours: readonly (OpeningHours | null)[]): string {
  const open = getOpenDays(hours).map(({ day }) => day);
  // Hours in words alone name no closed day.
  const closed = open.length === 0 ? [] : WEEKDAYS.filter((day) => !open.includes(day));
  const [last, ...rest] = [...closed.map((day) => `${day}s`), 'bank holidays'].toReversed();
  return `except ${[rest.toReversed().join(', '), last].filter(Boolean).join(' and ')}`;
}

/**
 * Returns the longest time between closing and opening, without whole closed days.
 *
 * @returns hours, with the days of its start and end; undefined where no hours are known
 */
export function findLongestPause(hours: readonly (OpeningHours | null)[]) {
  const open = getOpenDays(hours);
  const pauses = open.map(({ day, closes }, at) => {
    const next = open[(at + 1) % open.length] ?? { day, opens: 0 };
    return { hours: 24 - closes + next.opens, from: day, to: next.day };
  });
  return pauses.toSorted((one, other) => other.hours - one.hours)[0];
}
