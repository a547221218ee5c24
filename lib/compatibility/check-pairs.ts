/** Checks parts two at a time. */

import type { PartKind } from '@/data/parts/facts';
import { createFinding, type Finding, isClash } from './finding';
import { getFitVerb } from './name-parts';
import { type KnownPart, listPairs } from './parts';
import { applyRule, orderPair } from './rules/apply-rule';

/** Two parts with the findings of their rule. */
export interface CheckedPair {
  readonly parts: readonly [KnownPart, KnownPart];
  /** Empty where they simply fit. */
  readonly findings: readonly Finding[];
}

/** Applies the rule for every two parts that have one, but for two of the visitor's: what these do is no news. */
export const checkPairs = (parts: readonly KnownPart[]): readonly CheckedPair[] =>
  listPairs(parts).flatMap(([one, other]) => {
    if (one.isOwned && other.isOwned) return [];
    const pair = orderPair(one, other);
    const findings = applyRule(pair, parts);
    return findings ? { parts: pair, findings } : [];
  });

const hasClash = ({ findings }: CheckedPair) => findings.some(isClash);

/** Returns true for a part that clashes with every part of another kind. */
const hasNoPartner = (part: KnownPart, kind: PartKind, pairs: readonly CheckedPair[]) =>
  pairs
    .filter(({ parts }) => parts.includes(part) && parts.some(({ facts }) => facts.kind === kind))
    .every(hasClash);

/** Leaves out the clashes of parts that others of the same kind work with: where there is a choice, another will do. */
export const omitAvoidableClashes = (pairs: readonly CheckedPair[]): readonly CheckedPair[] =>
  pairs.filter((pair) => {
    const [one, other] = pair.parts;
    return (
      !hasClash(pair) ||
      hasNoPartner(one, other.facts.kind, pairs) ||
      hasNoPartner(other, one.facts.kind, pairs)
    );
  });

const joinKinds = ({ parts }: CheckedPair) =>
  parts
    .map(({ facts }) => facts.kind)
    .toSorted()
    .join();

/**
 * Returns which parts work together: a partner of each part of which nothing else is found, and all partners where not all parts of
 * two kinds work together. Each finding is about two parts that a rule has compared.
 *
 * @param shownPairs the pairs whose findings are shown
 * @param allPairs those and the pairs that are left out
 * @param findings what else is found of the parts
 */
export function createFits(
  shownPairs: readonly CheckedPair[],
  allPairs: readonly CheckedPair[],
  findings: readonly Finding[],
): readonly Finding[] {
  const kindsWithClash = new Set(allPairs.filter(hasClash).map(joinKinds));
  const mentionedIds = new Set(findings.flatMap(({ partIds }) => partIds));
  const fits: Finding[] = [];
  for (const pair of shownPairs) {
    const [one, other] = pair.parts;
    const isSettled =
      pair.findings.length > 0 ||
      findings.some(({ partIds }) => partIds.includes(one.id) && partIds.includes(other.id));
    const isNews =
      kindsWithClash.has(joinKinds(pair)) ||
      !mentionedIds.has(one.id) ||
      !mentionedIds.has(other.id);
    if (isSettled || !isNews) continue;
    mentionedIds.add(one.id).add(other.id);
    fits.push(
      createFinding(
        'fits',
        pair.parts,
        (name) => `${name(one.facts.kind, getFitVerb(one, other))} ${name(other.facts.kind)}`,
      ),
    );
  }
  return fits;
}
