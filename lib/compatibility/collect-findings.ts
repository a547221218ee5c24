/** Checks the parts of an enquiry, which may be for several PCs or leave a choice, together with the visitor's PC. */

import type { PartKind } from '@/data/parts/facts';
import { askForParts } from './ask-for-parts';
import { askPurpose, type CheckPurpose, isForOnePc } from './ask-purpose';
import { checkCounts } from './check-counts';
import { checkPairs, createFitFindings, omitClashesWithAlternatives } from './check-pairs';
import type { Finding } from './finding';
import { mergeFindings } from './merge-findings';
import type { Part } from './parts';
import { leaveSeveralGpusToShop } from './rules/several-gpus';

interface CheckOptions {
  /** Undefined while the visitor hasn't said what the parts are for. */
  readonly purpose?: CheckPurpose | undefined;
  /** The part kinds that the shop sells, so that no other kinds are asked for. */
  readonly soldKinds: ReadonlySet<PartKind>;
}

/**
 * Returns all findings on an enquiry and the visitor's PC, the worst first. A product replaces the visitor's part of its kind.
 * Quantities count only where all parts are for one PC.
 *
 * @param parts in any order
 */
export function collectFindings(
  parts: readonly Part[],
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
  // While the visitor hasn't said what the parts are for, they may be for one PC.
  const areSlotsShared = isOnePc || purpose === undefined;
  return mergeFindings(
    [
      ...checkParts(countedParts, { isOnePc, areSlotsShared }),
      ...askPurpose(keptParts, purpose),
      ...askForParts(countedParts, soldKinds),
    ],
    countedParts,
  );
}

/** Returns the findings on two parts of different kinds alone, the worst first. Empty where no rule is about them. */
export const collectPairFindings = (one: Part, other: Part): readonly Finding[] =>
  checkParts([one, other], { isOnePc: false, areSlotsShared: true });

/** Returns all findings but questions. */
function checkParts(
  parts: readonly Part[],
  { isOnePc, areSlotsShared }: { readonly isOnePc: boolean; readonly areSlotsShared: boolean },
): readonly Finding[] {
  const allPairs = checkPairs(parts);
  const shownPairs = omitClashesWithAlternatives(allPairs);
  const ruleFindings = [
    ...shownPairs.flatMap((pair) => pair.findings),
    ...checkCounts(parts, areSlotsShared),
  ];
  const findings = isOnePc ? leaveSeveralGpusToShop(ruleFindings, parts) : ruleFindings;
  return mergeFindings([...findings, ...createFitFindings(shownPairs, allPairs, findings)], parts);
}
