/** Checks an enquiry, which may be for several PCs or leave a choice, with the visitor's PC. */

import { askForParts, askPurpose, listMultiples } from './ask-questions';
import { checkPairs, createFitFindings, omitPairsAvoidableForBoth } from './check-pairs';
import { type CheckResult, type Finding, sortFindings } from './finding';
import { mergeFindings } from './merge-findings';
import { filterByKind, findOnlyPart, type Grouping, omitReplacedParts, type Part } from './parts';
import { checkDriveSlots } from './rules/drives';
import { checkLeftOverMemory } from './rules/left-over-memory';
import { checkModules } from './rules/memory-modules';
import { leaveSeveralGpusToShop } from './rules/several-gpus';

/**
 * Returns all findings on an enquiry and the visitor's PC, and questions. A product replaces the
 * visitor's part of its kind. Quantities count only if all parts are for one PC.
 *
 * @param parts in any order
 */
export function collectFindings(
  parts: readonly Part[],
  grouping: Grouping = 'maybe-one-pc',
): CheckResult {
  // The order of adding items must not decide which pair a sentence names.
  const sortedParts = parts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const keptParts = omitReplacedParts(sortedParts);
  // Two pieces of a part that a PC takes once are for several PCs, whatever the visitor says.
  const isOnePc = grouping === 'one-pc' && listMultiples(keptParts).length === 0;
  const countedParts = isOnePc ? keptParts : keptParts.map((part) => ({ ...part, quantity: 1 }));
  const checkedGrouping = grouping === 'one-pc' && !isOnePc ? 'separate' : grouping;
  const findings = checkParts(countedParts, checkedGrouping);
  // The memory is on the visitor's motherboard, which a product may replace.
  const leftOverMemory = checkLeftOverMemory(sortedParts, findings);
  return {
    findings: mergeFindings([...findings, ...leftOverMemory], countedParts),
    questions: [...askPurpose(keptParts, grouping), ...askForParts(countedParts)],
  };
}

/** Returns the findings on two parts of different kinds, the worst first; empty without a rule. */
export const collectPairFindings = (one: Part, other: Part): readonly Finding[] =>
  sortFindings(checkParts([one, other], 'maybe-one-pc'));

/** Returns all findings, not yet merged. */
function checkParts(parts: readonly Part[], grouping: Grouping): readonly Finding[] {
  const pairs = omitPairsAvoidableForBoth(checkPairs(parts));
  const ruleFindings = [...pairs.flatMap((pair) => pair.findings), ...checkSlots(parts, grouping)];
  const findings =
    grouping === 'one-pc' ? leaveSeveralGpusToShop(ruleFindings, parts) : ruleFindings;
  return [...findings, ...createFitFindings(pairs, findings)];
}

/** Checks drives and memory kits on each motherboard; without one, the kits with the processor. */
function checkSlots(parts: readonly Part[], grouping: Grouping): readonly Finding[] {
  /** Groups the drives or kits that share a PC. */
  const groupByPc = <P>(all: readonly P[]) =>
    grouping === 'separate' ? all.map((part) => [part]) : [all];
  const kits = filterByKind(parts, 'memory');
  const motherboards = filterByKind(parts, 'motherboard');
  const cpu = findOnlyPart(parts, 'cpu');
  if (motherboards.length === 0)
    return groupByPc(kits).flatMap((pcKits) => checkModules(pcKits, undefined, cpu));
  const drives = filterByKind(parts, 'drive');
  const gpus = filterByKind(parts, 'gpu');
  return motherboards.flatMap((motherboard) => {
    const { memorySpeeds = {} } = motherboard.facts;
    const fittingKits = kits.filter(
      ({ facts: { type } }) => type && memorySpeeds[type] !== undefined,
    );
    return [
      ...groupByPc(drives).flatMap((pcDrives) => checkDriveSlots(pcDrives, motherboard, gpus, cpu)),
      ...groupByPc(fittingKits).flatMap((pcKits) => checkModules(pcKits, motherboard, cpu)),
    ];
  });
}
