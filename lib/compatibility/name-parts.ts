/** Names parts in the words of whoever speaks. */

import { kinds as kindNames } from '@/data/copy/compatibility';
import type { PartKind } from '@/data/parts/facts';
import { joinNames } from '@/lib/text/join-names';
import type { KnownPart } from './parts';

/**
 * Names the parts of some kinds that a finding is about, with a verb that agrees with their number: `name('cpu', 'needs')` is
 * 'the P and Q need'.
 */
export type Name = (kinds: PartKind | readonly PartKind[], verb?: string) => string;

/** Names parts: 'the A, B and C', 'your case'; 'my case' where the visitor speaks. */
export function nameParts(parts: readonly KnownPart[], isShop = true): string {
  const sorted = parts.toSorted((one, other) => Number(!!one.isOwned) - Number(!!other.isOwned));
  const names = sorted.map(({ isOwned, facts: { short } }, index) =>
    isOwned ? `${isShop ? 'your' : 'my'} ${short}` : index === 0 ? `the ${short}` : short,
  );
  return joinNames(names);
}

/** Returns the plural of a verb: 'fit' for 'fits', 'are' for 'is', 'don’t take' for 'doesn’t take'. */
const pluralise = (verb: string) =>
  verb
    .replace(/^is\b/, 'are')
    .replace(/^has\b/, 'have')
    .replace(/^doesn’t\b/, 'don’t')
    .replace(/^(\w+)s\b/, '$1');

/** Returns the function that names the parts of a finding. */
export const createName =
  (parts: readonly KnownPart[], nameOf: (parts: readonly KnownPart[]) => string): Name =>
  (kinds, verb = '') => {
    const partsOfKinds = parts.filter(({ facts }) => [kinds].flat().includes(facts.kind));
    return `${nameOf(partsOfKinds)} ${partsOfKinds.length > 1 ? pluralise(verb) : verb}`.trim();
  };

/** Returns the same function for the card of one of the parts, which is 'this processor'. */
export const createCardName = (
  parts: readonly KnownPart[],
  card: KnownPart,
  nameOf: (parts: readonly KnownPart[]) => string,
): Name =>
  createName(
    parts.filter((part) => part === card || part.facts.kind !== card.facts.kind),
    (named) => {
      const others = named.filter((part) => part !== card);
      const names = others.length > 0 ? [nameOf(others)] : [];
      const isNamed = others.length < named.length;
      return joinNames(isNamed ? [`this ${kindNames[card.facts.kind].one}`, ...names] : names);
    },
  );

/** Returns the verb for a part that goes well with another: into a case, onto a motherboard, or beside it. */
export const getFitVerb = ({ facts: { kind } }: KnownPart, { facts }: KnownPart) =>
  facts.kind === 'case' || (facts.kind === 'motherboard' && kind !== 'psu') ? 'fits' : 'works with';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Formats a count of things in words: 'one M.2 slot', 'three leads'. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${COUNTS[count] ?? count} ${count === 1 ? one : many}`;
