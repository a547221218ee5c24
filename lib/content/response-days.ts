/** What opening hours say of when an e-mail is answered. */

/** The days of the week, as search engines name them. */
export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
type Day = (typeof DAYS)[number];

/** When a shop is open on some days, such as from 09:00 to 18:00; null where its hours are told in words. */
export interface Hours {
  readonly days: readonly Day[];
  readonly opens: string;
  readonly closes: string;
}

const hourOf = (time: string) => {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) + (minutes ?? 0) / 60;
};

const daysOf = (hours: readonly (Hours | null)[]) =>
  DAYS.flatMap((day) => {
    const open = hours.filter((one) => one?.days.includes(day));
    const opens = open.map((one) => hourOf(one?.opens ?? ''));
    const closes = open.map((one) => hourOf(one?.closes ?? ''));
    return opens.length === 0
      ? []
      : [{ day, opens: Math.min(...opens), closes: Math.max(...closes) }];
  });

/**
 * The days on which the time until a response does not run: those on which the shop is closed, and bank holidays.
 *
 * @returns such as 'Sundays and bank holidays apart'
 */
export function responseDays(hours: readonly (Hours | null)[]): string {
  const open = daysOf(hours).map(({ day }) => day);
  // Hours in words alone tell of no day that it is closed.
  const closed = open.length === 0 ? [] : DAYS.filter((day) => !open.includes(day));
  const [last, ...rest] = [...closed.map((day) => `${day}s`), 'bank holidays'].toReversed();
  return `${[rest.toReversed().join(', '), last].filter(Boolean).join(' and ')} apart`;
}

/**
 * The longest time that nobody is there, without whole days on which the shop is closed.
 *
 * @returns in hours, with when it begins and ends; undefined where no hours are known
 */
export function longestPause(hours: readonly (Hours | null)[]) {
  const open = daysOf(hours);
  const pauses = open.map(({ day, closes }, at) => {
    const next = open[(at + 1) % open.length] ?? { day, opens: 0 };
    return { hours: 24 - closes + next.opens, from: day, to: next.day };
  });
  return pauses.toSorted((one, other) => other.hours - one.hours)[0];
}
