import { createPattern, prepareText, splitWords } from './word-patterns';

/** Other words that find the same texts, by the word that a visitor types, in the singular. */
type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Matches the hyphen of a figure and its unit, such as '16-pin', which must stay together: '16 GB' and '8-pin' are something else. */
const HYPHEN_OF_FIGURE = /(?<=\p{N})-(?=\p{L})/gu;
/** Matches the end of a word that its singular and its plural do not share, as in 'supply' and 'supplies'. */
const NUMBER_ENDING = /(?<=\p{L}{3})(?:ies|y|s)$/u;

/** A '+' is a letter to the patterns, as in 'M.2+'. In a search it joins words, as in 'i9 + RTX'. */
const removePlus = (text: string) => text.replaceAll('+', ' ');

/** Returns the patterns of a word or of a synonym of several words. Each finds the singular and the plural. */
const createPatterns = (words: string) =>
  splitWords(removePlus(words)).map((word) => createPattern(word.replace(NUMBER_ENDING, '')));

/**
 * Returns a function that finds texts with all words of a search, in any order, in the singular or the plural, and with
 * any spaces or signs within them: '5080 tuf', '990pro', 'bx8071514900k'. A search without words finds nothing.
 */
export function createMatcher(search: string, synonyms: Synonyms = {}) {
  const words = splitWords(removePlus(search).replaceAll(HYPHEN_OF_FIGURE, ''));
  // A text must have each word, or one of its synonyms.
  const alternativesByWord = words.map((word) => {
    const others = synonyms[word] ?? synonyms[word.replace(/s$/, '')] ?? [];
    return [word, ...others].map(createPatterns);
  });
  return (text: string) => {
    // Every space may be left out of a search, as in '990pro'.
    const preparedText = prepareText(removePlus(text)).replaceAll(' ', '|');
    const hasAll = (patterns: readonly RegExp[]) =>
      patterns.every((pattern) => preparedText.search(pattern) >= 0);
    return words.length > 0 && alternativesByWord.every((patterns) => patterns.some(hasAll));
  };
}
