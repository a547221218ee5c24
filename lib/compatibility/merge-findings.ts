import type { PartKind } from '@/data/parts/facts';
import { type Finding, sortFindings } from './finding';
import { omitRepeatedParts, type Part } from './parts';

/**
 * Merges findings with the same words whose parts differ in one kind alone: 'the P fits the B' and
 * 'the Q fits the B' become 'the P and Q fit the B'. 'The P fits the B' and 'the Q fits the C' stay
 * apart, since the P may not fit the C. Sorts the worst first.
 *
 * @param parts all parts, whose order decides which kind is merged first
 */
export function mergeFindings(
  findings: readonly Finding[],
  parts: readonly Part[],
): readonly Finding[] {
  const kinds = new Set(parts.map(({ facts }) => facts.kind));
  return sortFindings([...kinds].reduce(mergePartsOfKind, findings));
}

function mergePartsOfKind(findings: readonly Finding[], mergedKind: PartKind): readonly Finding[] {
  const findingsByKey = new Map<string, Finding>();
  for (const finding of findings) {
    const { code, text, advice, explanation, needs } = finding;
    // In the key, a kind stands for all its parts.
    const ids = finding.parts.map(({ id, facts }) => (facts.kind === mergedKind ? mergedKind : id));
    const words = [text, advice, explanation, needs];
    const key = JSON.stringify([code, words, [...new Set(ids)].toSorted()]);
    const parts = [...(findingsByKey.get(key)?.parts ?? []), ...finding.parts];
    findingsByKey.set(key, { ...finding, parts: omitRepeatedParts(parts) });
  }
  return [...findingsByKey.values()];
}
