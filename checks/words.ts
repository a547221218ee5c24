import { distance } from 'fastest-levenshtein';

/** More slips than this share of a word, and another word was meant. */
const LIKELY = 0.4;
const LONGEST = 80;

/**
 * The known word that a misspelt one was probably meant to be, whatever its capitals.
 *
 * @returns undefined where none is near
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const slips = (name: string) => distance(word.toLowerCase(), name.toLowerCase());
  const [found] = [...known].sort((one, other) => slips(one) - slips(other));
  const isNear = found !== undefined && slips(found) <= Math.max(2, LIKELY * found.length);
  return isNear ? found : undefined;
}

/**
 * A value as a message prints it: as JSON on one line, cut where long, with every character that can't be seen or would
 * change the reading order written as an escape.
 */
export function shown(value: unknown): string {
  const json = (JSON.stringify(value) ?? 'nothing').replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
  return json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json;
}
