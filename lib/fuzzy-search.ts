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
 * Returns a function that ranks prepared texts: 0 where each word stands in the text as a word, more where one begins or
 * ends at '|' or ends early. A text in which some word begins nowhere has no rank: '50' does not find '650'.
 */
export function createRanker(words: readonly string[]) {
  const patterns = words.map((word) => {
    const letters = [...word].join('\\|?').replaceAll('+', '\\+');
    return new RegExp(`(${word.startsWith('+') ? '.' : '[ |+]'})(?=${letters}([ |+])?)`, 'gu');
  });
  const rankWord = (pattern: RegExp, text: string) => {
    let best: number | undefined;
    pattern.lastIndex = 0;
    // Not matchAll, which copies the pattern for each of some thousand texts.
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
      const [, before, after] = found;
      const end = after === undefined ? 3 : after === '|' ? 1 : 0;
      best = Math.min(best ?? Infinity, end + (before === '|' ? 1 : 0));
    }
    return best;
  };
  return (text: string): number | undefined => {
    let sum = 0;
    for (const pattern of patterns) {
      const rank = rankWord(pattern, text);
      if (rank === undefined) return undefined;
      sum += rank;
    }
    return sum;
  };
}

/**
 * Returns a function that finds texts with all words of a search, in any order and with any spaces or signs within them:
 * '5080 tuf', '990pro', 'bx8071514900k'. A search without words finds nothing.
 */
export function createMatcher(search: string) {
  const words = splitWords(search.replaceAll('+', ' '));
  const rank = createRanker(words);
  return (text: string) =>
    words.length > 0 &&
    rank(prepareText(text.replaceAll('+', ' ')).replaceAll(' ', '|')) !== undefined;
}
