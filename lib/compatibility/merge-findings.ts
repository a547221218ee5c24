import { type Finding, sortFindings } from './findings';

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
  kindById: ReadonlyMap<string, string>,
): readonly Finding[] {
  const kinds = [...new Set(kindById.values())];
  const merged = kinds.reduce(
    (some, kind) =>
      mergeByKey(some, ({ code, params, partIds }) => {
        const others = partIds.filter((id) => kindById.get(id) !== kind).toSorted();
        return JSON.stringify([code, params, others, others.length < partIds.length]);
      }),
    findings,
  );
  return sortFindings(merged);
}

/** For each power supply, keeps the build that draws most, and each overload with parts that no larger draw includes. */
export function keepLargestDraw(findings: readonly Finding[]): readonly Finding[] {
  const isSum = ({ code }: Finding) => code.startsWith('watts-');
  const getPsu = ({ partIds }: Finding) => partIds.at(-1);
  const sums = findings
    .filter(isSum)
    .toSorted((one, other) => Number(other.params.draw) - Number(one.params.draw));
  return findings.filter((finding) => {
    const larger = sums.slice(0, Math.max(0, sums.indexOf(finding)));
    const isOutdone = ({ partIds }: Finding) =>
      finding.outcome !== 'incompatible' || finding.partIds.every((id) => partIds.includes(id));
    return !larger.some((sum) => getPsu(sum) === getPsu(finding) && isOutdone(sum));
  });
}
