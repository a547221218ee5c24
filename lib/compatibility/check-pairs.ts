import type { PartKind } from '@/data/parts/facts';
import { createFinding, type Finding, isAbout, isIncompatible } from './finding';
import { getFitVerb } from './finding-text';
import { listPairs, type Part } from './parts';
import { applyRule, type CheckedPair } from './rules/apply-rule';

/** Applies the rules to all pairs, except two of the visitor's parts: they are in use together. */
export const checkPairs = (parts: readonly Part[]): readonly CheckedPair[] =>
  listPairs(parts).flatMap(([one, other]) =>
    one.isOwned && other.isOwned ? [] : (applyRule(one, other, parts) ?? []),
  );

const hasIncompatibility = ({ findings }: CheckedPair) => findings.some(isIncompatible);

/**
 * Omits an incompatible pair if each of its parts works with another part of the other's kind. With
 * two processors and a motherboard for each, the visitor needs no warning of the other pairs. Both
 * parts are wanted, so both must work: `omitFindingsAvoidableForProduct` asks for less.
 */
export const omitPairsAvoidableForBoth = (pairs: readonly CheckedPair[]) =>
  pairs.filter((pair) => {
    const [one, other] = pair.parts;
    return (
      !hasIncompatibility(pair) ||
      isIncompatibleWithAll(one, other.facts.kind, pairs) ||
      isIncompatibleWithAll(other, one.facts.kind, pairs)
    );
  });

/** Returns true for a part that works with no part of another kind. */
const isIncompatibleWithAll = (part: Part, kind: PartKind, pairs: readonly CheckedPair[]) =>
  pairs
    .filter(({ parts }) => parts.includes(part) && parts.some(({ facts }) => facts.kind === kind))
    .every(hasIncompatibility);

/**
 * Creates findings on pairs that fit and that no other finding is about. To keep the list short,
 * leaves out a pair whose parts are both mentioned, so the order of pairs decides what is listed.
 *
 * @param findings the other findings on the parts
 */
export function createFitFindings(
  pairs: readonly CheckedPair[],
  findings: readonly Finding[],
): readonly Finding[] {
  const mentionedIds = new Set(findings.flatMap(({ parts }) => parts.map(({ id }) => id)));
  const fits: Finding[] = [];
  for (const pair of pairs) {
    const [one, other] = pair.parts;
    const hasFinding =
      pair.findings.length > 0 ||
      findings.some((finding) => isAbout(finding, one.id) && isAbout(finding, other.id));
    const areMentioned = mentionedIds.has(one.id) && mentionedIds.has(other.id);
    if (hasFinding || areMentioned) continue;
    mentionedIds.add(one.id).add(other.id);
    const text = `[${one.facts.kind} ${getFitVerb(one, other)}] [${other.facts.kind}]`;
    fits.push(createFinding('fits', pair.parts, text));
  }
  return fits;
}
