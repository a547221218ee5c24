/** Checks the parts of an enquiry, which may be for several PCs or leave a choice, together with the visitor's PC. */

import type { PartKind } from '@/data/parts/facts';
import { askForParts, askWhatFor } from './ask';
import { type CheckedPair, createFits } from './create-fits';
import { type Finding, isClash } from './finding';
import { mergeFindings } from './merge-findings';
import { type CheckedPart, filterByKind, isKnown, type KnownPart, listPairs } from './parts';
import { applyRule, orderPair } from './rules/apply-rule';
import { checkSeveralCards } from './rules/board';
import { checkDriveSlots } from './rules/drives';
import { checkModules } from './rules/memory';

interface CheckOptions {
  /** Undefined while the visitor hasn't said what the parts are for. */
  readonly purpose?: 'one-pc' | 'several-pcs' | 'choosing' | undefined;
  /** The part kinds that the shop sells: nothing is asked for that can't be had. */
  readonly soldKinds: ReadonlySet<PartKind>;
}

const checkPairs = (
  parts: readonly KnownPart[],
  context: readonly KnownPart[],
): readonly CheckedPair[] =>
  listPairs(parts).flatMap(([one, other]) => {
    // What the visitor's parts do among each other is no news to them.
    if (one.isOwned && other.isOwned) return [];
    const pair = orderPair(one, other);
    const findings = applyRule(pair, context);
    return findings ? { parts: pair, findings } : [];
  });

/** Returns true for a part of which each part of the other kind clashes with it. */
const hasNoPartner = (part: KnownPart, kind: PartKind, pairs: readonly CheckedPair[]) =>
  pairs
    .filter(({ parts }) => parts.includes(part) && parts.some(({ facts }) => facts.part === kind))
    .every(({ findings }) => findings.some(isClash));

/** Leaves out the clashes of parts that others of the same kind work with: where there is a choice, another will do. */
const selectPairs = (pairs: readonly CheckedPair[]): readonly CheckedPair[] =>
  pairs.filter(
    ({ parts: [one, other], findings }) =>
      !findings.some(isClash) ||
      hasNoPartner(one, other.facts.part, pairs) ||
      hasNoPartner(other, one.facts.part, pairs),
  );

/** Counts drives and memory kits against each motherboard: together, or each alone where they aren't for one PC. */
function checkBoards(parts: readonly KnownPart[], areTogether: boolean): readonly Finding[] {
  const [drives, kits, gpus] = [
    filterByKind(parts, 'drive'),
    filterByKind(parts, 'memory'),
    filterByKind(parts, 'gpu'),
  ];
  const split = <P>(some: readonly P[]) => (areTogether ? [some] : some.map((one) => [one]));
  const [cpu, ...otherCpus] = filterByKind(parts, 'cpu');
  const rated = otherCpus.length === 0 ? cpu : undefined;
  const boards = filterByKind(parts, 'motherboard');
  return [
    ...boards.flatMap((board) => [
      ...split(drives).flatMap((some) => checkDriveSlots(some, board, gpus)),
      ...split(
        kits.filter(({ facts: { type = '' } }) => board.facts.memory?.[type] !== undefined),
      ).flatMap((some) => checkModules(some, board, rated)),
    ]),
    ...(boards.length === 0
      ? split(kits).flatMap((some) => checkModules(some, undefined, rated))
      : []),
  ];
}

/** Returns all findings but questions. */
function checkTogether(
  parts: readonly KnownPart[],
  { areTogether, isOnePc }: { readonly areTogether: boolean; readonly isOnePc: boolean },
): readonly Finding[] {
  const pairs = checkPairs(parts, parts);
  const selected = selectPairs(pairs);
  const severalCards = isOnePc ? checkSeveralCards(filterByKind(parts, 'gpu')) : [];
  // Two cards draw twice the power and share lanes, which the shop checks.
  const isLeftToShop = (finding: Finding) =>
    severalCards.length > 0 &&
    !isClash(finding) &&
    parts.some(({ id, facts }) => facts.part === 'gpu' && finding.partIds.includes(id)) &&
    !parts.some(({ id, facts }) => facts.part === 'case' && finding.partIds.includes(id));
  const findings = [
    ...selected.flatMap((pair) => pair.findings),
    ...checkBoards(parts, areTogether),
  ].filter((finding) => !isLeftToShop(finding));
  const all = [...findings, ...severalCards];
  return mergeFindings([...all, ...createFits(selected, pairs, all)], parts);
}

/**
 * Returns all findings on an enquiry and the visitor's PC, the worst first. A visitor's part yields to a product of its kind.
 * Quantities count in one PC only, if one PC has a place for them.
 *
 * @param parts in any order; parts without facts get no finding
 */
export function collectFindings(
  parts: readonly CheckedPart[],
  { purpose, soldKinds }: CheckOptions,
): readonly Finding[] {
  const known = parts.filter(isKnown).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const kept = known.filter(
    (part) =>
      !(
        part.isOwned &&
        known.some((other) => !other.isOwned && other.facts.part === part.facts.part)
      ),
  );
  const { questions, isOnePc } = askWhatFor(kept, purpose);
  const checked = isOnePc ? kept : kept.map((part) => ({ ...part, quantity: 1 }));
  const areTogether = purpose === undefined || isOnePc;
  return mergeFindings(
    [
      ...checkTogether(checked, { areTogether, isOnePc }),
      ...questions,
      ...askForParts(checked, soldKinds),
    ],
    checked,
  );
}

/** Returns the findings on two parts alone, the worst first. Empty where they have no bearing on each other. */
export function checkPair(one: CheckedPart, other: CheckedPart): readonly Finding[] {
  const parts = [one, other].filter(isKnown);
  const isPair = parts.length === 2 && one.facts?.part !== other.facts?.part;
  return isPair ? checkTogether(parts, { areTogether: true, isOnePc: false }) : [];
}
