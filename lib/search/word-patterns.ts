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

/** Other words that find the same texts, by the word that a visitor types, in the singular. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Matches a figure and its unit, such as '16-pin', which must stay together: '16 GB' and '8-pin' are something else. */
const HYPHEN_OF_FIGURE = /(?<=\p{N})-(?=\p{L})/gu;
/** Matches the end of a word that its singular and its plural do not share, as in 'supply' and 'supplies'. */
const NUMBER_ENDING = /(?<=\p{L}{3})(?:ies|y|s)$/u;

/**
 * Returns a function that finds texts with all words of a search, in any order, in the singular or the plural, and with
 * any spaces or signs within them: '5080 tuf', '990pro', 'bx8071514900k'. A search without words finds nothing.
 */
export function createMatcher(search: string, synonyms: Synonyms = {}) {
  const createPatterns = (words: string) =>
    splitWords(words.replaceAll('+', ' ')).map((word) =>
      createPattern(word.replace(NUMBER_ENDING, '')),
    );
  const alternativesByWord = splitWords(
    search.replaceAll('+', ' ').replaceAll(HYPHEN_OF_FIGURE, ''),
  ).map((word) =>
    [word, ...(synonyms[word] ?? synonyms[word.replace(/s$/, '')] ?? [])].map(createPatterns),
  );
  return (text: string) => {
    const preparedText = prepareText(text.replaceAll('+', ' ')).replaceAll(' ', '|');
    const hasAll = (patterns: readonly RegExp[]) =>
      patterns.every((pattern) => preparedText.search(pattern) >= 0);
    return (
      alternativesByWord.length > 0 &&
      alternativesByWord.every((alternatives) => alternatives.some(hasAll))
    );
  };
}
