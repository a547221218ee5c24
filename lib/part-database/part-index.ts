/** Prepares a list of the part database for searches, and ranks its parts by typed words. */

import { descriptiveWords, modelPrefixes, prefixedModels, spellings } from '@/data/parts/names';
import { createPattern, prepareText, splitWords } from '@/lib/search/word-patterns';
import { createAlternatives, createNamePattern } from './name-patterns';
import { type DatabasePart, formatPartDetail } from './part-database';
import { formatPartName } from './part-line';

/** The parts of a list, each with its name and its facts as text for searches. */
export type PartIndex = readonly { readonly part: DatabasePart; readonly text: string }[];

const MODEL_PREFIX = new RegExp(
  `\\b${createAlternatives(modelPrefixes)}(?=${createAlternatives(prefixedModels)})`,
  'g',
);
const SPELLING_PATTERNS = spellings.map(
  ([typed, spelling]) => [createNamePattern([typed], 'g'), spelling] as const,
);

/** Returns a text in lower case, without full-width characters, with one spelling of each name. */
const normaliseText = (text: string) =>
  SPELLING_PATTERNS.reduce(
    (normalised, [pattern, spelling]) => normalised.replaceAll(pattern, spelling),
    text.normalize('NFKC').toLowerCase().replaceAll(MODEL_PREFIX, ''),
  )
    // People type both 'O11' and '011'.
    .replaceAll(/\bo(?=\d)/g, '0');

/** Prepares the texts of thousands of parts once, so that a search at each key is quick. */
export const indexParts = (parts: readonly DatabasePart[]): PartIndex =>
  parts.map((part) => ({
    part,
    text: prepareText(normaliseText(`${formatPartName(part)} ${formatPartDetail(part)}`)),
  }));

/**
 * Splits a typed text into words. '650W' becomes two words. 'rev. 1.0' and the number of 'ATX 3.1'
 * are left out, since they name no model.
 */
export const splitTyped = (typed: string): readonly string[] =>
  splitWords(
    normaliseText(typed)
      .replace(/\brev(?:\.? ?\d\.[\dx]+|\. ?\d)/, '')
      .replaceAll(/\b(atx|pcie) ?[35]\.\d\b/g, '$1')
      .replaceAll(/(?<=\d)w(?:atts?)?\b/g, ' w'),
  );

/** Returns the words without those that only describe a part, such as a colour or a rating. */
export const selectDistinctiveWords = (words: readonly string[]) =>
  words.filter((word) => !descriptiveWords.includes(word));

/**
 * Ranks of a match by the character after it (`createPattern`). A space ends the word; before '|'
 * or '+' only the word's letters or digits end, as after 'h' in 'h510'.
 */
const END_RANKS: Readonly<Record<string, number>> = { ' ': 0, '|': 1, '+': 1 };
/** The rank before another letter or digit, as after 'h5' in 'h510': worse than any other sum. */
const CUT_RANK = 3;

/** Returns a word's best rank in a text: 0 as a whole word, higher within one, else infinite. */
function rankWord(pattern: RegExp, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  // Not matchAll, which would copy the pattern for each of thousands of texts.
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [, before, after = ''] = match;
    best = Math.min(best, (before === '|' ? 1 : 0) + (END_RANKS[after] ?? CUT_RANK));
  }
  return best;
}

/**
 * Returns the parts that have all words in their names and facts, in the order of the list. A
 * part's rank is the sum of its words' ranks: 0 where it has all of them as whole words.
 */
export function rankParts(index: PartIndex, words: readonly string[]) {
  const patterns = words.map(createPattern);
  return index.flatMap(({ part, text }) => {
    let rank = 0;
    for (const pattern of patterns) {
      rank += rankWord(pattern, text);
      if (rank === Number.POSITIVE_INFINITY) return [];
    }
    return { part, rank };
  });
}

/** Finds the parts that have all words as whole words in their names and facts. */
export const findParts = (index: PartIndex, words: readonly string[]): readonly DatabasePart[] =>
  rankParts(index, words).flatMap(({ part, rank }) => (rank === 0 ? part : []));
