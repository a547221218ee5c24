/** Finds typed words in short texts, such as names of products and parts, by where words, letters or numbers begin. */

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
 * Returns a pattern for a word in a prepared text, which captures the character before the word and the one that ends it, if
 * any. The word must begin where a word, letters or a number begin: '50' does not find '650'.
 */
export function createPattern(word: string): RegExp {
  const letters = [...word].join('\\|?').replaceAll('+', '\\+');
  return new RegExp(`(${word.startsWith('+') ? '.' : '[ |+]'})(?=${letters}([ |+])?)`, 'gu');
}

/**
 * Returns a function that finds texts with all words of a search, in any order and with any spaces or signs within them:
 * '5080 tuf', '990pro', 'bx8071514900k'. A search without words finds nothing.
 */
export function createMatcher(search: string) {
  const patterns = splitWords(search.replaceAll('+', ' ')).map(createPattern);
  return (text: string) => {
    const preparedText = prepareText(text.replaceAll('+', ' ')).replaceAll(' ', '|');
    return patterns.length > 0 && patterns.every((pattern) => preparedText.search(pattern) >= 0);
  };
}
