/** Prepares a list of the part database for searches, and ranks its parts by typed words. */

import { createPattern, prepareText } from '@/lib/search/word-patterns';
import { type DatabasePart, formatPartDetail, formatPartName } from './part-database';
import { getDescriptiveWords, getGenericWords, normaliseText, splitName } from './typed-words';

/** The parts of a list, each with its name and its facts as text for searches. */
export type PartIndex = readonly { readonly part: DatabasePart; readonly text: string }[];

/** Prepares the texts of thousands of parts once, so that a search at each key is quick. */
export const indexParts = (parts: readonly DatabasePart[]): PartIndex =>
  parts.map((part) => ({
    part,
    text: prepareText(normaliseText(`${formatPartName(part)} ${formatPartDetail(part)}`)),
  }));

/** The ranks of the character after a match (`createPattern`): the end of a word, or of its letters or digits. */
const END_RANKS: Readonly<Record<string, number>> = { ' ': 0, '|': 1, '+': 1 };
/** The rank of a match that ends within letters or digits, such as 'h5' in 'h510'. */
const CUT_RANK = 3;

/** Returns a word's best rank in a text: 0 as a whole word, higher as a part of one, and infinite where it is missing. */
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
 * Returns the parts that have all words in their names and facts, in the order of the list. A part's rank is the sum of its words'
 * ranks: 0 where it has all of them as whole words.
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

/** Returns the parts that have all words as whole words. */
export const findWholeMatches = (
  index: PartIndex,
  words: readonly string[],
): readonly DatabasePart[] =>
  rankParts(index, words).flatMap(({ part, rank }) => (rank === 0 ? part : []));

/**
 * Leaves out words that only describe parts of the list, such as a colour. Leaves out all if they name no model, but at most a maker:
 * 'GameMax RGB'. All parts of a list are of one kind.
 */
export function selectDistinctiveWords(index: PartIndex, words: readonly string[]) {
  const kind = index[0]?.part.facts.kind;
  if (kind === undefined) return [];
  const genericWords = getGenericWords(kind);
  const namingWords = words.filter((word) => !genericWords.includes(word));
  const makers = [...new Set(index.map(({ part }) => part.maker))].map(splitName);
  if (makers.some((maker) => namingWords.every((word) => maker.includes(word)))) return [];
  const descriptiveWords = getDescriptiveWords(kind);
  return words.filter((word) => !descriptiveWords.includes(word));
}
