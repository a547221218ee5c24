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
  /** The part kinds that the shop sells: nothing is asked for that can't be had. */
  readonly soldKinds: ReadonlySet<PartKind>;
}

/**
 * Returns all findings on an enquiry and the visitor's PC, the worst first. A product replaces the visitor's part of its kind.
 * Quantities count in one PC only, if one PC has a place for them.
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
  return mergeFindings(
    [
      // Until the visitor says what the parts are for, slots count as in one PC, and several graphics cards are a choice.
      ...checkParts(countedParts, { isSumCounted: purpose === undefined || isOnePc, isOnePc }),
      ...askPurpose(keptParts, purpose),
      ...askForParts(countedParts, soldKinds),
    ],
    countedParts,
  );
}

/** Returns the findings on two parts of different kinds alone, the worst first. Empty where they have no bearing on each other. */
export const checkPair = (one: KnownPart, other: KnownPart): readonly Finding[] =>
  checkParts([one, other], { isSumCounted: true, isOnePc: false });

interface PartsOptions {
  /** True to count the slots that all parts take, as in one PC. */
  readonly isSumCounted: boolean;
  /** True for parts of which the visitor has said that one PC takes them all. */
  readonly isOnePc: boolean;
}

/** Returns all findings but questions. */
function checkParts(
  parts: readonly KnownPart[],
  { isSumCounted, isOnePc }: PartsOptions,
): readonly Finding[] {
  const allPairs = checkPairs(parts);
  const shownPairs = omitAvoidableClashes(allPairs);
  const pairAndCountFindings = [
    ...shownPairs.flatMap(({ findings }) => findings),
    ...checkCounts(parts, isSumCounted),
  ];
  const severalGpus = isOnePc ? checkSeveralGpus(filterByKind(parts, 'gpu')) : [];
  const findings =
    severalGpus.length > 0
      ? [...pairAndCountFindings.filter((finding) => !isLeftToShop(finding, parts)), ...severalGpus]
      : pairAndCountFindings;
  return mergeFindings([...findings, ...createFits(shownPairs, allPairs, findings)], parts);
}

/** Returns true for what is found of one of several graphics cards: two draw twice the power and share lanes. A case takes each alone. */
function isLeftToShop(finding: Finding, parts: readonly KnownPart[]): boolean {
  const kinds = parts.flatMap(({ id, facts }) => (finding.partIds.includes(id) ? facts.kind : []));
  return !isClash(finding) && kinds.includes('gpu') && !kinds.includes('case');
}
