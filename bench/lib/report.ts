import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** Measures in turn, so that what slows the machine meets all alike; what fails is tried once more. */
export async function runInTurn<S, T>(
  runs: number,
  subjects: readonly S[],
  measure: (subject: S) => Promise<T>,
): Promise<readonly (readonly T[])[]> {
  const measured = subjects.map((): T[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [place, subject] of subjects.entries()) {
      measured[place]?.push(await measure(subject).catch(() => measure(subject)));
    }
  }
  return measured;
}

/** The value that a share, from 0 to 1, of at least one value does not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle value of an odd number of values, the lower middle of an even one. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** A whole number with its thousands set apart, or a dash where nothing was measured. */
export const formatFigure = (value: number): string =>
  Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en-GB');

/** Writes a bench's page of results, its table from rows with the heads first, aligned as `npm run check` wants it. */
export function writeReport(
  file: string,
  text: string,
  [heads = [], ...rows]: readonly (readonly (string | number)[])[],
): void {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const table = [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
  writeFileSync(file, `${text}\n\n${table}\n`);
  execFileSync(process.execPath, [BIOME, 'format', '--write', file], { stdio: 'ignore' });
}
