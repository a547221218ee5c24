import { searchSynonyms } from '@/data/copy/search-synonyms';
import { createPattern, prepareText, splitWords } from './word-patterns';

/** Other names that people use, each with the catalogue's. */
const CATALOGUE_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bvideo ?(?=cards?\b)/g, 'graphics '],
  [/\bpci[ -]?e(?:xpress)?\b/g, 'pcie'],
  [/\b12v-?2x6\b|\b12v[ -]?hpwr\b/g, '16-pin'],
  [/\br([3579])(?=[ -]\d)/g, 'ryzen $1'],
  // Memory's speed is often given in MHz. The catalogue writes 'DDR5-6000'.
  [/(\d{4,5}) ?(?:mhz|mt\/s)\b/g, '$1'],
  [/(\d) ?(?:watts?)\b/g, '$1 w'],
  [/(\d) ?(?:gigs?|gigabytes?)\b/g, '$1 gb'],
  [/(\d) ?(?:terabytes?)\b/g, '$1 tb'],
];

/** By a word in the singular that a visitor may type: other words that find the same texts. */
type Synonyms = Readonly<Record<string, readonly string[]>>;

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
  CATALOGUE_NAMES.reduce(
    (result, [pattern, name]) => result.replace(pattern, name),
    text.normalize('NFKC').toLowerCase(),
  );

/**
 * Returns a function that finds texts with all words of a search, in any order, in the singular or the plural, and with
 * any spaces or signs within them: '5080 tuf', '990pro', 'bx8071514900k', 'DDR5 6000MHz'. A search without words finds nothing.
 */
export function createMatcher(search: string, synonyms: Synonyms = searchSynonyms) {
  const words = splitWords(removePlus(normalise(search)).replaceAll(HYPHEN_OF_FIGURE, ''));
  if (words.length === 0) return () => false;
  // A text must have each word, or all words of one of its synonyms.
  const alternativesByWord = words.map((word) => {
    const others = synonyms[word] ?? synonyms[word.replace(/s$/, '')] ?? [];
    return [word, ...others].map(createPatterns);
  });
  return (text: string) => {
    // A pattern skips '|', so that '990pro' finds '990 PRO'.
    const preparedText = prepareText(removePlus(normalise(text))).replaceAll(' ', '|');
    const hasAll = (patterns: readonly RegExp[]) =>
      patterns.every((pattern) => preparedText.search(pattern) >= 0);
    return alternativesByWord.every((alternatives) => alternatives.some(hasAll));
  };
}
