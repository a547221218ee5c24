import { catalogueNames, synonymsByWord } from '@/data/copy/search-synonyms';
import { createPattern, prepareText, splitWords } from './word-patterns';

/** Matches the hyphen of '16-pin': as two words, it would find '16 GB' and '8-pin' together. */
const HYPHEN_OF_FIGURE = /(?<=\p{N})-(?=\p{L})/gu;
/** Matches the ending that differs in singular and plural: 'supply', 'supplies'. */
const NUMBER_ENDING = /(?<=\p{L}{3})(?:ies|y|s)$/u;

/** Replaces each '+' by a space, as in 'i9 + RTX': a pattern would count it as a letter. */
const removePlus = (text: string) => text.replaceAll('+', ' ');

/** Returns a pattern for each word of a text. It finds singular and plural: 'card', 'cards'. */
const createPatterns = (text: string) =>
  splitWords(removePlus(text)).map((word) => createPattern(word.replace(NUMBER_ENDING, '')));

/** Returns a text in lower case, with the catalogue's names and no full-width characters (NFKC). */
const normalise = (text: string): string =>
  catalogueNames.reduce(
    (result, [pattern, name]) => result.replace(pattern, name),
    text.normalize('NFKC').toLowerCase(),
  );

/**
 * Returns a function that finds texts with all words of a search, in any order and with any spaces
 * or signs: '5080 tuf', '990pro'. Singular finds plural. A search without words finds nothing.
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
