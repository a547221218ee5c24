import { z } from 'zod';
import { listOf, text } from './fields';
import { DAYS } from './response-days';

const DAY = '(mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const A_DAY_OR_MORE = new RegExp(`^${DAY}(?: ?(?:[-–—]|to) ?${DAY})?$`, 'i');
const TIME = '(\\d{1,2})(?:[:.](\\d\\d))? ?(am|pm)?';
const FROM_TO = new RegExp(`^${TIME} ?(?:[-–—]|to) ?${TIME}$`, 'i');

/** The days that words such as 'Mon-Fri' or 'Tue, Thu' mean; undefined for other words. */
function daysIn(words: string): readonly string[] | undefined {
  const named = words.split(/ ?(?:,|&|\band\b) ?/).map((days) => A_DAY_OR_MORE.exec(days));
  const at = (short = '') => DAYS.findIndex((day) => day.toLowerCase().startsWith(short));
  const days = named.map((found) => {
    const [, first, last = first] = found?.map((short) => short?.toLowerCase()) ?? [];
    return first === undefined ? [] : DAYS.slice(at(first), at(last) + 1);
  });
  return days.some(({ length }) => length === 0) ? undefined : days.flat();
}

/** When words such as '9AM-5:30PM' or '09:00–17:30' say that it opens and closes; undefined for other words. */
function timesIn(words: string): { readonly opens: string; readonly closes: string } | undefined {
  const [, from, fromMinutes = '00', am, to, toMinutes = '00', pm] = FROM_TO.exec(words) ?? [];
  const at = (hour = '', minutes: string, half?: string) => {
    const hours = half ? (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hour);
    return `${String(hours).padStart(2, '0')}:${minutes}`;
  };
  const closes = at(to, toMinutes, pm);
  // Of '1-5PM' both are in the afternoon, of '9-5PM' one.
  const [opens] = [at(from, fromMinutes, am ?? pm), at(from, fromMinutes, am)].filter(
    (time) => time < closes,
  );
  return from === undefined || opens === undefined ? undefined : { opens, closes };
}

const openHours = z
  .strictObject({
    days: listOf(z.enum(DAYS)),
    opens: z.iso.time({ precision: -1 }),
    closes: z.iso.time({ precision: -1 }),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'is not after opens: swap or correct them',
    abort: true,
  });

/** When a shop is open, in words and for search engines, which must not say another time than the words. */
export const hours = z
  .strictObject({
    days: text,
    time: text.max(40).describe('Such as 09:00–17:30, Closed or By appointment'),
    schema: openHours
      .nullable()
      .default(null)
      .describe(
        'The same for search engines; left out where the shop is closed, or the hours are told in words',
      ),
  })
  .superRefine(({ days, time, schema }, context) => {
    if (schema === null) return;
    const tell = (path: readonly string[], message: string) =>
      context.addIssue({ code: 'custom', path: ['schema', ...path], message });
    if (/^closed$/i.test(time)) tell([], 'must not be there where time says Closed: remove it');
    const times = timesIn(time);
    for (const end of ['opens', 'closes'] as const) {
      const said = times?.[end];
      if (said !== undefined && said !== schema[end])
        tell([end], `time above says ${said}: correct the one that is wrong`);
    }
    const named = daysIn(days);
    if (named && named.toSorted().join() !== schema.days.toSorted().join())
      tell(['days'], `days above says ${named.join(', ')}: correct the one that is wrong`);
  });
