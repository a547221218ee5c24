import { z } from 'zod';
import { bool, day, listOf, text } from './fields';
import { WEEKDAYS } from './opening-hours';

const DAY = '(mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const A_DAY_OR_MORE = new RegExp(`^${DAY}(?: ?(?:[-–—]|to) ?${DAY})?$`, 'i');
const TIME = '(\\d{1,2})(?:[:.](\\d\\d))? ?(am|pm)?';
const FROM_TO = new RegExp(`^${TIME} ?(?:[-–—]|to) ?${TIME}$`, 'i');

/** Parses days such as 'Mon-Fri' or 'Tue, Thu'; undefined for other words. */
function parseDays(words: string): readonly string[] | undefined {
  const named = words.split(/ ?(?:,|&|\band\b) ?/).map((days) => A_DAY_OR_MORE.exec(days));
  const at = (short = '') => WEEKDAYS.findIndex((day) => day.toLowerCase().startsWith(short));
  const days = named.map((found) => {
    const [, first, last = first] = found?.map((short) => short?.toLowerCase()) ?? [];
    return first === undefined ? [] : WEEKDAYS.slice(at(first), at(last) + 1);
  });
  return days.some(({ length }) => length === 0) ? undefined : days.flat();
}

/** Parses hours such as '9AM-5:30PM' or '09:00–17:30'; undefined for other words. */
function parseTimes(
  words: string,
): { readonly opens: string; readonly closes: string } | undefined {
  const [, from, fromMinutes = '00', am, to, toMinutes = '00', pm] = FROM_TO.exec(words) ?? [];
  const at = (hour = '', minutes: string, half?: string) => {
    const hours = half ? (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hour);
    return `${String(hours).padStart(2, '0')}:${minutes}`;
  };
  const closes = at(to, toMinutes, pm);
  // In '1-5PM' both times are in the afternoon, in '9-5PM' only the second.
  const [opens] = [at(from, fromMinutes, am ?? pm), at(from, fromMinutes, am)].filter(
    (time) => time < closes,
  );
  return from === undefined || opens === undefined ? undefined : { opens, closes };
}

const openHours = z
  .strictObject({
    days: listOf(z.enum(WEEKDAYS)),
    opens: z.iso.time({ precision: -1 }),
    closes: z.iso.time({ precision: -1 }),
  })
  // 9:30 is an issue of its own.
  .refine(({ opens, closes }) => opens.padStart(5, '0') < closes.padStart(5, '0'), {
    path: ['closes'],
    message: 'is not after opens: swap or correct them',
    abort: true,
  });

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
    const report = (path: readonly string[], message: string) =>
      context.addIssue({ code: 'custom', path: ['schema', ...path], message });
    if (/^closed$/i.test(time)) report([], 'contradicts time, which says Closed: remove it');
    const times = parseTimes(time);
    for (const end of ['opens', 'closes'] as const) {
      const stated = times?.[end];
      if (stated !== undefined && stated !== schema[end])
        report([end], `differs from time, which says ${stated}: correct one of the two`);
    }
    const named = parseDays(days);
    if (named && named.toSorted().join() !== schema.days.toSorted().join())
      report(['days'], `differs from days, which says ${named.join(', ')}: correct one of the two`);
  });

const time = z.iso.time({ precision: -1 });

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
    const report = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (closed && (opens ?? closes) !== undefined)
      report('closed', 'contradicts opens and closes: remove it or them');
    else if (!closed && opens === undefined)
      report('opens', 'is missing: write it, or closed: true');
    else if (!closed && closes === undefined)
      report('closes', 'is missing: write it, or closed: true');
    else if (opens !== undefined && closes !== undefined && opens >= closes)
      report('closes', 'is not after opens: swap or correct them');
  });
