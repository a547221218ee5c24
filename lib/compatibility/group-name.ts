/** Names several parts of one kind on another part's card. */

import { kinds } from '@/data/copy/compatibility';
import type { PartKind } from '@/data/parts/facts';
import { joinNames } from '@/lib/text/join-names';
import { formatCount } from './name-parts';
import type { KnownPart } from './parts';

/** A part whose line covers more parts than these, and all of their kind, shows their count. */
const MAX_NAMES = 2;

/** Returns the number of words with which all names begin, such as 'ROG Strix' of 'ROG Strix Z790-E' and 'ROG Strix X670E-E'. */
function countSharedWords(names: readonly string[]): number {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  const shared = first.findIndex((word, index) => others.some((other) => other[index] !== word));
  return Math.max(shared, 0);
}

/** Returns the series of a processor, as motherboard makers list it, and the name of any other part. */
const getName = ({ facts }: KnownPart) =>
  (facts.kind === 'cpu' ? facts.series : undefined) ?? facts.short;

/**
 * Returns the function that names parts by their names without shared words, or by their count: 'the Z790-E and X670E-E
 * motherboards', 'all three motherboards'.
 *
 * @param all the parts of the kind
 */
export function createGroupName(kind: PartKind, all: readonly KnownPart[]) {
  const { one, many } = kinds[kind];
  const shared = countSharedWords(all.map(getName));
  return (parts: readonly KnownPart[]): string => {
    if (parts.length === all.length && all.length > MAX_NAMES)
      return `all ${formatCount(all.length, one, many)}`;
    const names = parts.map((part) => getName(part).split(' ').slice(shared).join(' '));
    return `the ${joinNames([...new Set(names)])} ${parts.length > 1 ? many : one}`;
  };
}
