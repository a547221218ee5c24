import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** Measures the subjects in turn, so that a slow spell of the machine affects all alike. A failure is tried once more. */
export async function measureInTurn<S, T>(
  rounds: number,
  subjects: readonly S[],
  measure: (subject: S) => Promise<T>,
): Promise<readonly (readonly T[])[]> {
  const results = subjects.map((): T[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      results[index]?.push(await measure(subject).catch(() => measure(subject)));
    }
  }
  return results;
}

/** Returns the smallest value that at least a share of the values, from 0 to 1, does not exceed (nearest rank). */
export function getPercentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Returns the median, or the lower middle value of an even number of values. */
export const getMedian = (values: readonly number[]): number => getPercentile(values, 0.5);

/** Formats a whole number with separators between thousands, and NaN as a dash. */
export const formatFigure = (value: number): string =>
  Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en-GB');

/** Writes a text and a table into a Markdown file, formatted as `npm run check` wants. The first row holds the headings. */
export function writeReport(
  file: string,
  text: string,
  [headings = [], ...rows]: readonly (readonly (string | number)[])[],
): void {
  const formatRow = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const lines = [headings, headings.map(() => '---'), ...rows].map(formatRow);
  writeFileSync(file, `${text}\n\n${lines.join('\n')}\n`);
  execFileSync(process.execPath, [BIOME, 'format', '--write', file], { stdio: 'ignore' });
}
