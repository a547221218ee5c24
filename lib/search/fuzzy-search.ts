import { catalogueNames, synonymsByWord } from '@/data/copy/search-synonyms';
import { createPattern, prepareText, splitWords } from './word-patterns';

/** Matches the hyphen of '16-pin', which is searched as the one word '16pin', so that it doesn't find '16 GB' and '8-pin'. */
const HYPHEN_OF_FIGURE = /(?<=\p{N})-(?=\p{L})/gu;
/** Matches the end of a word that differs between its singular and its plural: 'supply', 'supplies'. */
const NUMBER_ENDING = /(?<=\p{L}{3})(?:ies|y|s)$/u;

/** Replaces each '+' by a space, as in 'i9 + RTX' and 'M.2+': in a pattern it would count as a letter. */
const removePlus = (text: string) => text.replaceAll('+', ' ');

/** Returns a pattern for each word of a text such as 'graphics cards'. It finds the singular and the plural. */
const createPatterns = (text: string) =>
  splitWords(removePlus(text)).map((word) => createPattern(word.replace(NUMBER_ENDING, '')));

/** Returns a text in lower case, with the catalogue's names and with ordinary characters for full-width ones (Unicode's NFKC). */
const normalise = (text: string): string =>
  catalogueNames.reduce(
    (result, [pattern, name]) => result.replace(pattern, name),
    text.normalize('NFKC').toLowerCase(),
  );

/**
 * Returns a function that finds texts with all words of a search, in any order, in the singular or the plural, and with
 * any spaces or signs within them: '5080 tuf', '990pro', 'bx8071514900k', 'DDR5 6000MHz'. A search without words finds nothing.
 */
export function createMatcher(search: string) {
  const words = splitWords(removePlus(normalise(search)).replaceAll(HYPHEN_OF_FIGURE, ''));
  if (words.length === 0) return () => false;
  // A text must have each word, or all words of its synonym.
  const alternativesByWord = words.map((word) => {
    const synonym = synonymsByWord.get(word) ?? synonymsByWord.get(word.replace(/s$/, ''));
    return (synonym ? [word, synonym] : [word]).map(createPatterns);
  });
  return (text: string) => {
    // A pattern skips '|', so that '990pro' finds '990 PRO'.
    const preparedText = prepareText(removePlus(normalise(text))).replaceAll(' ', '|');
    const hasAll = (patterns: readonly RegExp[]) =>
      patterns.every((pattern) => preparedText.search(pattern) >= 0);
    return alternativesByWord.every((alternatives) => alternatives.some(hasAll));
  };
}
