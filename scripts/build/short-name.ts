/** Classes and custom properties as a stylesheet writes them, such as `.text-body` and `--ink`; '' for a gap. */
export type NameList = readonly string[];

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The names a, b, … Z, aa, ab, …
 *
 * @param place from 0
 */
export function shortName(place: number): string {
  const first = Math.floor(place / LETTERS.length) - 1;
  return (first < 0 ? '' : shortName(first)) + LETTERS.charAt(place % LETTERS.length);
}
