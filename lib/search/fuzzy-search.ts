import { createPattern, prepareText, splitWords } from './word-patterns';

/** By a word in the singular that a visitor may type: other words that find the same texts. */
type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Matches the hyphen between a figure and its unit. Without it, '16-pin' is one word, and finds no text with '16 GB' and '8-pin'. */
const HYPHEN_OF_FIGURE = /(?<=\p{N})-(?=\p{L})/gu;
/** Matches the end of a word that differs between its singular and its plural: 'supply', 'supplies'. */
const NUMBER_ENDING = /(?<=\p{L}{3})(?:ies|y|s)$/u;

/** Removes the signs that join words, as in 'i9 + RTX'. To a pattern a '+' would be a letter, as in 'M.2+'. */
const removePlus = (text: string) => text.replaceAll('+', ' ');

/** Returns the patterns of a word or of a synonym of several words. Each finds the singular and the plural. */
const createPatterns = (words: string) =>
  splitWords(removePlus(words)).map((word) => createPattern(word.replace(NUMBER_ENDING, '')));

/**
 * Returns a function that finds texts with all words of a search, in any order, in the singular or the plural, and with
 * any spaces or signs within them: '5080 tuf', '990pro', 'bx8071514900k'. A search without words finds nothing.
 */
export function createMatcher(search: string, synonyms: Synonyms) {
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
