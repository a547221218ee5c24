/**
 * Finds a typed word in a short text, such as the name of a product or a part. People type the beginning of a word or of a number:
 * 'h5' and '510' both find 'NZXT H510i'. '10' doesn't, since it would find far too many names.
 */

const WORD = /[\p{L}\p{N}+]+/gu;
const BETWEEN_LETTERS_AND_DIGITS = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;

/** Returns a text's words in lower case, each once. */
export const splitWords = (text: string): readonly string[] => [
  ...new Set(text.toLowerCase().match(WORD)),
];

/** Returns a text in lower case with a space around each word, and '|' between letters and digits: ' nzxt h|510 flow '. */
export const prepareText = (text: string) =>
  ` ${(text.toLowerCase().match(WORD) ?? []).join(' ')} `.replace(BETWEEN_LETTERS_AND_DIGITS, '|');

/**
 * Returns a pattern for a word in a text of prepareText. The word must begin where a word, letters or digits begin, and may end
 * anywhere. The pattern captures the characters before and after it: 'h5' in ' nzxt h|510 ' captures a space and nothing. The second
 * is a space at the end of a word, '|' or '+' within it, and nothing before further letters or digits of the same kind.
 */
export function createPattern(word: string): RegExp {
  // Letters and digits have '|' between them in the text: 'h510' is /h\|?5\|?1\|?0/.
  const characters = [...word].join('\\|?').replaceAll('+', '\\+');
  const before = word.startsWith('+') ? '.' : '[ |+]';
  // Looks ahead, since the space after one match may be the space before the next.
  return new RegExp(`(${before})(?=${characters}([ |+])?)`, 'gu');
}
