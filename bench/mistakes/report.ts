import { median, table } from '../lib/statistics';
import type { Ended } from './try';

/** What was tried of a group. */
interface Tried {
  readonly ended: readonly Ended[];
  /** How long a validation with nothing to tell took beside it, in seconds. */
  readonly reference: number;
  /** How many of its builds were not tried. */
  readonly leftOut: number;
}

export type Results = Readonly<Record<string, Tried>>;

const cell = (text: string) =>
  text
    .replace(/[\p{C}\p{Zl}]+/gu, ' ')
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;');

const seconds = (time: number) => `${time.toFixed(1)} s`;

function summary(results: Results): string {
  const rows = Object.entries(results).map(([name, { reference, ended, leftOut }]) => {
    const times = ended.filter(({ built }) => !built).map((one) => one.seconds);
    const right = ended.filter((one) => one.right).length;
    const spent = times.length === 0 ? ['', ''] : [median(times), Math.max(...times)].map(seconds);
    return [name, ended.length, right, leftOut, ...spent, seconds(reference)];
  });
  return table(
    [
      'mistakes',
      'tried',
      'ended as they should',
      'builds left out',
      'median',
      'slowest',
      'reference',
    ],
    rows,
  );
}

const section = (name: string, ended: readonly Ended[]) =>
  `## ${name}\n\n${table(
    ['what was written', 'how it ended'],
    ended.map(({ what, end, right }) => [
      `\`${cell(what).slice(0, 70).replaceAll('`', "'")}\``,
      `${right ? '' : '**wrong** '}${cell(end)}`,
    ]),
  )}`;

/** The page of results. */
export function report(results: Results): string {
  const all = Object.values(results).flatMap(({ ended }) => ended);
  return `# Owners' mistakes

Written by \`npm run bench:mistakes\`: each is planted in a copy of the project, and should stop within seconds by one line
with record, field and remedy, or pass, or build right. ${all.filter(({ right }) => right).length} of ${all.length} did. Times are of a validation, two
running at once, beside one with nothing to tell in the same run.

${summary(results)}

${Object.entries(results)
  .map(([name, { ended }]) => section(name, ended))
  .join('\n\n')}
`;
}
