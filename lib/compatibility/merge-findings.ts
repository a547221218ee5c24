import { type Finding, sortFindings } from './finding';
import type { Name } from './name-parts';
import type { KnownPart } from './parts';

/** Names kinds in place of parts, so that equal texts about different parts are equal. */
const nameKinds: Name = (kinds) => `${kinds}`;

/** Merges findings with one key, which hold for the parts of all of them. */
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
 * Merges findings that say the same of several parts, as three processors do of one motherboard, and sorts them from the worst
 * to the best. Two findings merge where they differ in the parts of one kind, so that each merged finding holds for all of its
 * parts.
 */
export function mergeFindings(
  findings: readonly Finding[],
  parts: readonly KnownPart[],
): readonly Finding[] {
  const kindById = new Map(parts.map(({ id, facts }) => [id, facts.kind]));
  const merged = [...new Set(kindById.values())].reduce(
    (some, kind) =>
      mergeByKey(some, ({ code, text, partIds }) => {
        const others = partIds.filter((id) => kindById.get(id) !== kind).toSorted();
        return JSON.stringify([code, text(nameKinds), others, others.length < partIds.length]);
      }),
    findings,
  );
  return sortFindings(merged);
}
