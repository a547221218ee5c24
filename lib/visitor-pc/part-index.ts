/** Prepares a list of the part database for searches, and ranks its parts by typed words. */

import { createPattern, prepareText } from '@/lib/search/word-patterns';
import { type DatabasePart, formatPartDetail, formatPartName } from './part-database';
import { normaliseText } from './typed-words';

/** The parts of a list, each with its name and its facts as text for searches. */
export type PartIndex = readonly { readonly part: DatabasePart; readonly text: string }[];

/** Prepares the texts of thousands of parts once, so that a search at each key is quick. */
export const indexParts = (parts: readonly DatabasePart[]): PartIndex =>
  parts.map((part) => ({
    part,
    text: prepareText(normaliseText(`${formatPartName(part)} ${formatPartDetail(part)}`)),
  }));

/** Ranks a pattern of createPattern in a text: 0 as a whole word, higher where it begins or ends within one, undefined where it is missing. */
function rankWord(pattern: RegExp, text: string): number | undefined {
  let best: number | undefined;
  // Not matchAll, which would copy the pattern for each of thousands of texts.
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [, before, after] = match;
    const beginRank = before === '|' ? 1 : 0;
    const endRank = after === undefined ? 3 : after === ' ' ? 0 : 1;
    best = Math.min(best ?? Infinity, beginRank + endRank);
  }
  return best;
}

/** A part with the sum of its words' ranks: 0 where the part has all of them as whole words. */
interface RankedPart {
  readonly part: DatabasePart;
  readonly rank: number;
}

/** Returns the parts that have all words in their names and facts, in the order of the list. */
export function rankParts(index: PartIndex, words: readonly string[]): readonly RankedPart[] {
  const patterns = words.map(createPattern);
  return index.flatMap(({ part, text }) => {
    let sum = 0;
    for (const pattern of patterns) {
      const rank = rankWord(pattern, text);
      if (rank === undefined) return [];
      sum += rank;
    }
    return { part, rank: sum };
  });
}

/** Returns the parts that have all words as whole words. */
export const findWholeMatches = (
  index: PartIndex,
  words: readonly string[],
): readonly DatabasePart[] =>
  rankParts(index, words).flatMap(({ part, rank }) => (rank === 0 ? part : []));
