/** Checks the parts of an enquiry, which may be for several PCs or leave a choice, together with the visitor's PC. */

import { askForParts, askPurpose, type CheckPurpose, isForOnePc } from './ask-questions';
import { checkPairs, createFitFindings, hideClashesWithAlternatives } from './check-pairs';
import type { Finding } from './finding';
import { mergeFindings } from './merge-findings';
import { filterByKind, omitReplacedParts, type Part } from './parts';
import { checkDriveSlots } from './rules/drives';
import { checkModules } from './rules/memory-modules';
import { checkLeftOverMemory } from './rules/memory-support';
import { leaveSeveralGpusToShop } from './rules/several-gpus';

/**
 * Returns all findings on an enquiry and the visitor's PC, the worst first. A product replaces the visitor's part of its kind.
 * Quantities count only where all parts are for one PC.
 *
 * @param parts in any order
 * @param purpose undefined while the visitor hasn't said what the parts are for
 */
export function collectFindings(
  parts: readonly Part[],
  purpose?: CheckPurpose,
): readonly Finding[] {
  const sortedParts = parts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const keptParts = omitReplacedParts(sortedParts);
  const isOnePc = isForOnePc(keptParts, purpose);
  const countedParts = isOnePc ? keptParts : keptParts.map((part) => ({ ...part, quantity: 1 }));
  // While the visitor hasn't said what the parts are for, they may be for one PC.
  const areSlotsShared = isOnePc || purpose === undefined;
  const findings = checkParts(countedParts, { isOnePc, areSlotsShared });
  return mergeFindings(
    [
      ...findings,
      ...checkReplacedMotherboard(sortedParts, findings),
      ...askPurpose(keptParts, purpose),
      ...askForParts(countedParts),
    ],
    countedParts,
  );
}

/**
 * Checks whether motherboards take the memory on the visitor's, which they replace. Says nothing where the enquiry has memory, or where
 * another finding calls for it.
 */
function checkReplacedMotherboard(parts: readonly Part[], findings: readonly Finding[]) {
  const motherboards = filterByKind(parts, 'motherboard');
  const ownedMotherboard = motherboards.find(({ isOwned }) => isOwned);
  if (ownedMotherboard === undefined || filterByKind(parts, 'memory').length > 0) return [];
  const idsWithMemory = findings.flatMap(({ needsMemory, partIds }) =>
    needsMemory ? partIds : [],
  );
  const hasCpu = filterByKind(parts, 'cpu').length > 0;
  return motherboards
    .filter(({ id, isOwned }) => !isOwned && !idsWithMemory.includes(id))
    .flatMap((motherboard) => checkLeftOverMemory(motherboard, ownedMotherboard, hasCpu) ?? []);
}

/** Returns the findings on two parts of different kinds alone, the worst first. Empty where no rule is about them. */
export const collectPairFindings = (one: Part, other: Part): readonly Finding[] =>
  checkParts([one, other], { isOnePc: false, areSlotsShared: true });

/** Returns all findings but questions. */
function checkParts(
  parts: readonly Part[],
  { isOnePc, areSlotsShared }: { readonly isOnePc: boolean; readonly areSlotsShared: boolean },
): readonly Finding[] {
  const pairs = hideClashesWithAlternatives(checkPairs(parts));
  const ruleFindings = [
    ...pairs.shownPairs.flatMap((pair) => pair.findings),
    ...checkCounts(parts, areSlotsShared),
  ];
  const findings = isOnePc ? leaveSeveralGpusToShop(ruleFindings, parts) : ruleFindings;
  return mergeFindings([...findings, ...createFitFindings(pairs, findings)], parts);
}

/**
 * Checks drives and memory kits on each motherboard. Without a motherboard, memory kits are checked with their processor.
 *
 * @param areSlotsShared true where all drives and kits go into one PC; false to check each as if it were the only one
 */
function checkCounts(parts: readonly Part[], areSlotsShared: boolean): readonly Finding[] {
  /** Groups the parts that are counted together. */
  const group = <P>(all: readonly P[]) => (areSlotsShared ? [all] : all.map((part) => [part]));
  const kits = filterByKind(parts, 'memory');
  const motherboards = filterByKind(parts, 'motherboard');
  const cpus = filterByKind(parts, 'cpu');
  // Of several processors, nobody knows which one will run the modules.
  const cpu = cpus.length === 1 ? cpus[0] : undefined;
  if (motherboards.length === 0)
    return group(kits).flatMap((counted) => checkModules(counted, undefined, cpu));
  const drives = filterByKind(parts, 'drive');
  const gpus = filterByKind(parts, 'gpu');
  return motherboards.flatMap((motherboard) => {
    const { memorySpeeds = {} } = motherboard.facts;
    const fittingKits = kits.filter(({ facts: { type = '' } }) => memorySpeeds[type] !== undefined);
    return [
      ...group(drives).flatMap((counted) => checkDriveSlots(counted, motherboard, gpus)),
      ...group(fittingKits).flatMap((counted) => checkModules(counted, motherboard, cpu)),
    ];
  });
}
