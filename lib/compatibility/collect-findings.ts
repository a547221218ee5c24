/** Checks the parts of an enquiry, which may be for several PCs or leave a choice, together with the visitor's PC. */

import type { PartKind } from '@/data/parts/facts';
import { askForParts } from './ask-for-parts';
import { askPurpose, type CheckPurpose, isForOnePc } from './ask-purpose';
import { checkCounts } from './check-counts';
import { checkPairs, createFits, omitAvoidableClashes } from './check-pairs';
import { type Finding, isClash } from './finding';
import { mergeFindings } from './merge-findings';
import { filterByKind, type KnownPart } from './parts';
import { checkSeveralGpus } from './rules/gpu-slot';

interface CheckOptions {
  /** Undefined while the visitor hasn't said what the parts are for. */
  readonly purpose?: CheckPurpose | undefined;
  /** The part kinds that the shop sells, so that no other kinds are asked for. */
  readonly soldKinds: ReadonlySet<PartKind>;
}

/**
 * How parts are counted. In 'one-pc', drives and memory kits share the slots of a motherboard, and several graphics cards are for
 * the shop to check. In 'undecided' they share slots, too, but several graphics cards are a choice. In 'each-alone' each part has
 * all slots to itself.
 */
type Counting = 'one-pc' | 'undecided' | 'each-alone';

/**
 * Returns all findings on an enquiry and the visitor's PC, the worst first. A product replaces the visitor's part of its kind.
 * Quantities count only where all parts are for one PC.
 *
 * @param parts in any order
 */
export function collectFindings(
  parts: readonly KnownPart[],
  { purpose, soldKinds }: CheckOptions,
): readonly Finding[] {
  const sortedParts = parts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const productKinds = new Set(
    sortedParts.flatMap(({ isOwned, facts }) => (isOwned ? [] : facts.kind)),
  );
  const keptParts = sortedParts.filter(
    ({ isOwned, facts }) => !isOwned || !productKinds.has(facts.kind),
  );
  const isOnePc = isForOnePc(keptParts, purpose);
  const countedParts = isOnePc ? keptParts : keptParts.map((part) => ({ ...part, quantity: 1 }));
  const otherCounting = purpose === undefined ? 'undecided' : 'each-alone';
  return mergeFindings(
    [
      ...checkParts(countedParts, isOnePc ? 'one-pc' : otherCounting),
      ...askPurpose(keptParts, purpose),
      ...askForParts(countedParts, soldKinds),
    ],
    countedParts,
  );
}

/** Returns the findings on two parts of different kinds alone, the worst first. Empty where no rule is about them. */
export const collectPairFindings = (one: KnownPart, other: KnownPart): readonly Finding[] =>
  checkParts([one, other], 'undecided');

/** Returns all findings but questions. */
function checkParts(parts: readonly KnownPart[], counting: Counting): readonly Finding[] {
  const allPairs = checkPairs(parts);
  const shownPairs = omitAvoidableClashes(allPairs);
  const pairAndCountFindings = [
    ...shownPairs.flatMap(({ findings }) => findings),
    ...checkCounts(parts, counting !== 'each-alone'),
  ];
  const severalGpus = counting === 'one-pc' ? checkSeveralGpus(filterByKind(parts, 'gpu')) : [];
  const findings =
    severalGpus.length > 0
      ? [...pairAndCountFindings.filter((finding) => !isLeftToShop(finding, parts)), ...severalGpus]
      : pairAndCountFindings;
  return mergeFindings([...findings, ...createFits(shownPairs, allPairs, findings)], parts);
}

/**
 * Returns true for a finding on one of several graphics cards that may be wrong for all of them together, since they add up their
 * power and share lanes. Clashes, and findings on the case, are true of each card alone.
 */
function isLeftToShop(finding: Finding, parts: readonly KnownPart[]): boolean {
  const kinds = parts.flatMap(({ id, facts }) => (finding.partIds.includes(id) ? facts.kind : []));
  return !isClash(finding) && kinds.includes('gpu') && !kinds.includes('case');
}
