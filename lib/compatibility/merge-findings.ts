/** Merges findings that say the same: 'the P fits the B' and 'the Q fits the B' become 'the P and Q fit the B'. */

import type { PartKind } from '@/data/parts/facts';
import { type Finding, sortFindings } from './finding';
import type { Part } from './parts';

/**
 * Merges findings with the same words that differ only in their parts of one kind, and sorts them from the worst to the best.
 * 'The P fits the B' and 'the Q fits the C' stay apart, since the P may not fit the C. So do findings with different
 * explanations or needs.
 */
export function mergeFindings(
  findings: readonly Finding[],
  parts: readonly Part[],
): readonly Finding[] {
  const kindById = new Map(parts.map(({ id, facts }) => [id, facts.kind]));
  let merged = findings;
  for (const kind of new Set(kindById.values())) merged = mergePartsOfKind(merged, kind, kindById);
  return sortFindings(merged);
}

/** Merges the findings that differ only in their parts of one kind. */
function mergePartsOfKind(
  findings: readonly Finding[],
  mergedKind: PartKind,
  kindById: ReadonlyMap<string, PartKind>,
): readonly Finding[] {
  const findingsByKey = new Map<string, Finding>();
  for (const finding of findings) {
    const { code, text, explanation, needs } = finding;
    // In the key, a kind stands for all its parts.
    const ids = finding.partIds.map((id) => (kindById.get(id) === mergedKind ? mergedKind : id));
    const key = JSON.stringify([code, text, explanation, needs, [...new Set(ids)].toSorted()]);
    const partIds = [...(findingsByKey.get(key)?.partIds ?? []), ...finding.partIds];
    findingsByKey.set(key, { ...finding, partIds: [...new Set(partIds)] });
  }
  return [...findingsByKey.values()];
}
