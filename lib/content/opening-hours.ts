import { z } from 'zod';
import { bool, createReporter, day, listOf, type SchemaOutput, text } from './fields';

/** The days of the week, as search engines name them. */
const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const DAY = '(mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const DAY_RANGE = new RegExp(`^${DAY}(?: ?(?:[-–—]|to) ?${DAY})?$`);
const TIME = '(\\d{1,2})(?:[:.](\\d\\d))? ?(am|pm)?';
const TIME_RANGE = new RegExp(`^${TIME} ?(?:[-–—]|to) ?${TIME}$`);

/** Parses days such as 'Mon-Fri' or 'Tue, Thu'; undefined for other words. */
function parseDays(words: string): readonly string[] | undefined {
  const getIndex = (start: string) =>
    WEEKDAYS.findIndex((weekday) => weekday.toLowerCase().startsWith(start));
  const ranges = words.toLowerCase().split(/ ?(?:,|&|\band\b) ?/);
  const days = ranges.map((range) => {
    const [, first, last = first] = DAY_RANGE.exec(range) ?? [];
    return first && last ? WEEKDAYS.slice(getIndex(first), getIndex(last) + 1) : [];
  });
  return days.some(({ length }) => length === 0) ? undefined : days.flat();
}

/** Parses hours such as '9AM-5:30PM' or '09:00–17:30'; undefined for other words. */
function parseTimes(words: string) {
  const [, from, fromMinutes = '00', am, to = '', toMinutes = '00', pm] =
    TIME_RANGE.exec(words.toLowerCase()) ?? [];
  if (from === undefined) return undefined;
  const format = (hour: string, minutes: string, half?: string) => {
    const hours = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour);
    return `${String(hours).padStart(2, '0')}:${minutes}`;
  };
  const closes = format(to, toMinutes, pm);
  // In '1-5PM' both times are in the afternoon, in '9-5PM' only the second.
  const candidates = [format(from, fromMinutes, am ?? pm), format(from, fromMinutes, am)];
  const opens = candidates.find((time) => time < closes);
  return opens === undefined ? undefined : { opens, closes };
}

const time = z.iso.time({ precision: -1 });

const openHours = z
  .strictObject({ days: listOf(z.enum(WEEKDAYS)), opens: time, closes: time })
  // 9:30 is an issue of its own.
  .refine(({ opens, closes }) => opens.padStart(5, '0') < closes.padStart(5, '0'), {
    path: ['closes'],
    message: 'is not after opens: swap or correct them',
    abort: true,
  });

/** Opening hours on some days, such as from 09:00 to 18:00. */
export type OpeningHours = SchemaOutput<typeof openHours>;

/** Opening hours in words and for search engines, which must agree. */
export const hours = z
  .strictObject({
    days: text,
    time: text.max(40).describe('Such as 09:00–17:30, Closed or By appointment'),
    schema: openHours
      .nullable()
      .default(null)
      .describe(
        'The same for search engines; leave it out where the shop is closed or the hours are words',
      ),
  })
  .superRefine(({ days, time, schema }, context) => {
    if (schema === null) return;
    const report = createReporter(context);
    if (/^closed$/i.test(time))
      report(['schema'], 'contradicts time, which says Closed: remove it');
    const times = parseTimes(time);
    for (const end of ['opens', 'closes'] as const) {
      const stated = times?.[end];
      if (stated !== undefined && stated !== schema[end])
        report(['schema', end], `differs from time, which says ${stated}: correct one of the two`);
    }
    const stated = parseDays(days);
    if (stated && stated.toSorted().join() !== schema.days.toSorted().join()) {
      const message = `differs from days, which says ${stated.join(', ')}: correct one of the two`;
      report(['schema', 'days'], message);
    }
  });

/** The hours of one day that differs from the opening hours, such as a bank holiday. */
export const holiday = z
  .strictObject({
    date: day,
    closed: bool
      .exactOptional()
      .describe('True where the shop is closed; otherwise write opens and closes'),
    opens: time.exactOptional(),
    closes: time.exactOptional(),
  })
  .superRefine(({ closed = false, opens, closes }, context) => {
    const report = createReporter(context);
    if (closed && (opens ?? closes) !== undefined)
      report(['closed'], 'contradicts opens and closes: remove it or them');
    else if (!closed && (opens === undefined || closes === undefined))
      report([opens === undefined ? 'opens' : 'closes'], 'is missing: write it, or closed: true');
    else if (opens !== undefined && closes !== undefined && opens >= closes)
      report(['closes'], 'is not after opens: swap or correct them');
  });

const parseHour = (clock: string) => {
  const [hour = 0, minutes = 0] = clock.split(':').map(Number);
  return hour + minutes / 60;
};

/** Returns the days with hours, each from its first opening to its last closing. Hours in words are null. */
const listOpenDays = (lines: readonly (OpeningHours | null)[]) =>
  WEEKDAYS.flatMap((weekday) => {
    const open = lines.flatMap((line) => (line?.days.includes(weekday) ? [line] : []));
    const opens = Math.min(...open.map((line) => parseHour(line.opens)));
    const closes = Math.max(...open.map((line) => parseHour(line.closes)));
    return open.length === 0 ? [] : [{ day: weekday, opens, closes }];
  });

/**
 * Formats the days that don't count towards a response time: those on which the shop is closed, and bank holidays.
 *
 * @returns such as 'except Sundays and bank holidays'
 */
export function formatExcludedDays(lines: readonly (OpeningHours | null)[]): string {
  const open = listOpenDays(lines).map(({ day }) => day);
  // Hours in words alone name no closed day.
  const closed = open.length === 0 ? [] : WEEKDAYS.filter((weekday) => !open.includes(weekday));
  const days = [...closed.map((weekday) => `${weekday}s`), 'bank holidays'];
  return `except ${new Intl.ListFormat('en-GB').format(days)}`;
}

/**
 * Returns the longest time between closing and opening, without whole closed days.
 *
 * @returns hours, with the days of its start and end; undefined where no hours are known
 */
export function findLongestPause(lines: readonly (OpeningHours | null)[]) {
  const open = listOpenDays(lines);
  const pauses = open.map(({ day, closes }, at) => {
    const next = open[(at + 1) % open.length] ?? { day, opens: 0 };
    return { hours: 24 - closes + next.opens, from: day, to: next.day };
  });
  return pauses.toSorted((one, other) => other.hours - one.hours)[0];
}
