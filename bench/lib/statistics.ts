/**
 * @param values at least one
 * @param share from 0 to 1
 * @returns the value that this share of them does not exceed (nearest rank)
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** @returns the middle value of an odd number of values, the lower middle of an even one */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** @returns a Markdown table */
export function table(
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** @returns a whole number with its thousands set apart, or a dash where nothing was measured */
export const figure = (value: number): string =>
  Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en-GB');
