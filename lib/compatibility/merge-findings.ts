import { type Finding, sortFindings } from './finding';
import type { PartNamer } from './name-parts';
import type { KnownPart } from './parts';

/** Names kinds in place of parts, so that texts that differ only in their parts are equal. */
const nameKinds: PartNamer = (kinds) => `${kinds}`;

/** Merges findings with equal keys into one finding on the parts of all of them. */
function mergeByKey(findings: readonly Finding[], getKey: (finding: Finding) => string) {
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const key = getKey(finding);
    const partIds = [...(merged.get(key)?.partIds ?? []), ...finding.partIds];
    merged.set(key, { ...finding, partIds: [...new Set(partIds)] });
  }
  return [...merged.values()];
}

/**
 * Merges findings that say the same of several parts, as three processors do of one motherboard, and sorts them from the worst to the
 * best. Merged findings may differ only in parts of one kind: then the merged finding is true of all its parts.
 */
export function mergeFindings(
  findings: readonly Finding[],
  parts: readonly KnownPart[],
): readonly Finding[] {
  const kindById = new Map(parts.map(({ id, facts }) => [id, facts.kind]));
  let merged = findings;
  // Findings that differ only in their parts of this kind have the same key.
  for (const kind of new Set(kindById.values()))
    merged = mergeByKey(merged, ({ code, text, partIds }) => {
      const otherIds = partIds.filter((id) => kindById.get(id) !== kind).toSorted();
      const hasKind = otherIds.length < partIds.length;
      return JSON.stringify([code, text(nameKinds, 'shop'), otherIds, hasKind]);
    });
  return sortFindings(merged);
}
