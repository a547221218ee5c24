import { closest, distance } from 'fastest-levenshtein';

/** More slips than this share of a word, and another word was meant. */
const LIKELY = 0.4;

/**
 * The known word that a misspelt one was probably meant to be, whatever its capitals.
 *
 * @returns undefined where none is near
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const wanted = word.toLowerCase();
  const found = closest(
    wanted,
    known.map((name) => name.toLowerCase()),
  );
  const near = distance(wanted, found) <= Math.max(2, LIKELY * found.length);
  return near ? known.find((name) => name.toLowerCase() === found) : undefined;
}
