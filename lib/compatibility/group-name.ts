/** Names several parts of one kind on another part's card. */

import { kindNames } from '@/data/copy/compatibility';
import type { PartKind } from '@/data/parts/facts';
import { joinFirstNames } from '@/lib/text/join-names';
import { formatCount } from './name-parts';
import type { Part } from './parts';

/** A line on more parts than these counts them if they are all of their kind: 'all three motherboards'. */
const MAX_NAMED_PARTS = 2;

/** Returns the number of words with which all names begin, such as 'ROG Strix' of 'ROG Strix Z790-E' and 'ROG Strix X670E-E'. */
function countSharedWords(names: readonly string[]): number {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  const firstDifference = first.findIndex((word, index) =>
    others.some((other) => other[index] !== word),
  );
  // A single name, or equal ones, keep all their words.
  return Math.max(firstDifference, 0);
}

/** Returns the series of a processor, as motherboard makers list it, and the name of any other part. */
const getName = ({ facts }: Part) =>
  (facts.kind === 'cpu' ? facts.series : undefined) ?? facts.short;

/**
 * Returns the function that names parts of a kind. Their names leave out the words that all parts of the kind begin with: 'the Z790-E
 * and X670E-E motherboards'.
 *
 * @param all all parts of the kind
 */
export function createGroupNamer(kind: PartKind, all: readonly Part[]) {
  const { one, many } = kindNames[kind];
  const sharedWordCount = countSharedWords(all.map(getName));
  return (parts: readonly Part[]): string => {
    if (parts.length === all.length && all.length > MAX_NAMED_PARTS)
      return `all ${formatCount(all.length, one, many)}`;
    const names = parts.map((part) => getName(part).split(' ').slice(sharedWordCount).join(' '));
    const namesInLine = joinFirstNames([...new Set(names)]);
    return `the ${namesInLine} ${parts.length > 1 ? many : one}`;
  };
}
