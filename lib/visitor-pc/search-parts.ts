import type { DatabasePart } from './part-database';
import { type PartIndex, rankParts } from './part-index';
import { splitTyped } from './typed-words';

/** The most results that a phone shows above its keyboard. */
const MAX_RESULTS = 5;

/** Splits words that are typed without a space, such as 'b650tuf' and '4000dairflow', at their numbers. */
const splitNumbers = (words: readonly string[]) =>
  words.flatMap((word) => word.match(/[0-9]+|[^0-9]+/g) ?? []);

/**
 * Suggests parts while a visitor types: the best five that have all typed words in their names and facts, in any order. Whole words
 * come first, then shorter names.
 */
export function searchParts(index: PartIndex, typed: string): readonly DatabasePart[] {
  const { words, distinctiveWords } = splitTyped(typed, index[0]?.part);
  // Where no part has all words, a colour or a rating that the list doesn't know must not hide a part.
  for (const someWords of [words, distinctiveWords]) {
    if (someWords.length === 0) continue;
    const rankedParts = rankParts(index, someWords);
    const results =
      rankedParts.length > 0 ? rankedParts : rankParts(index, splitNumbers(someWords));
    if (results.length > 0)
      return results
        .toSorted(
          (one, other) => one.rank - other.rank || one.part.model.length - other.part.model.length,
        )
        .slice(0, MAX_RESULTS)
        .map(({ part }) => part);
  }
  return [];
}
