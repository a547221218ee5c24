import type { DatabasePart } from './part-database';
import { type PartIndex, rankParts, selectDistinctiveWords, splitTyped } from './part-index';

/** The most results that a phone shows above its keyboard. */
const MAX_RESULTS = 5;

/** Splits words typed without a space, such as 'b650tuf' and '4000dairflow', at their numbers. */
const splitNumbers = (words: readonly string[]) =>
  words.flatMap((word) => word.match(/[0-9]+|[^0-9]+/g) ?? []);

/**
 * Suggests parts while a visitor types: the best five that have all typed words in their names and
 * facts, in any order. Whole words come first, then shorter names.
 */
export function searchParts(index: PartIndex, typed: string): readonly DatabasePart[] {
  const words = splitTyped(typed);
  // Where no part has all words, an unlisted colour or rating must not hide a part.
  const distinctiveWords = selectDistinctiveWords(words);
  const attempts = [words, splitNumbers(words), distinctiveWords, splitNumbers(distinctiveWords)];
  for (const attempt of attempts) {
    const rankedParts = attempt.length > 0 ? rankParts(index, attempt) : [];
    if (rankedParts.length > 0)
      return rankedParts
        .toSorted(
          (one, other) => one.rank - other.rank || one.part.model.length - other.part.model.length,
        )
        .slice(0, MAX_RESULTS)
        .map(({ part }) => part);
  }
  return [];
}
