/**
 * Finds a typed word in a short text, such as a part's name. People type the beginning of a word or
 * a number: 'h5' and '510' find 'NZXT H510i'. '10' doesn't, since it would find too many names.
 */

const WORD = /[\p{L}\p{N}+]+/gu;
const BETWEEN_LETTERS_AND_DIGITS = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;

/** Returns a text's words in lower case, each once. */
export const splitWords = (text: string): readonly string[] => [
  ...new Set(text.toLowerCase().match(WORD)),
];

/** Returns a text in lower case, with '|' between letters and digits: ' nzxt h|510 flow '. */
export const prepareText = (text: string) =>
  ` ${(text.toLowerCase().match(WORD) ?? []).join(' ')} `.replace(BETWEEN_LETTERS_AND_DIGITS, '|');

/**
 * Returns a pattern for a word in a text of prepareText. A match begins where a word, letters or
 * digits begin, and may end anywhere. The pattern captures the character before it and the one
 * after: a space at a word's end, '|' or '+' within it, else nothing.
 */
export function createPattern(word: string): RegExp {
  // Letters and digits have '|' between them in the text: 'h510' is /h\|?5\|?1\|?0/.
  const characters = [...word].join('\\|?').replaceAll('+', '\\+');
  // A '+' may follow any character: '80+' is searched as '80' and '+'.
  const before = word.startsWith('+') ? '.' : '[ |+]';
  // Looks ahead, since the space after one match may be the space before the next.
  return new RegExp(`(${before})(?=${characters}([ |+])?)`, 'gu');
}
