import { createFinding, type Finding, isIncompatible } from '../finding';
import { CHECK, formatCount } from '../name-parts';
import { countParts, filterByKind, type Part } from '../parts';

/**
 * Replaces the findings that may be wrong for several graphics cards together, since cards add up their power and share lanes, by one
 * that the shop checks them. Clashes, and findings on the case, are true of each graphics card alone. Returns the findings on a single one as
 * they are.
 */
export function leaveSeveralGpusToShop(
  findings: readonly Finding[],
  parts: readonly Part[],
): readonly Finding[] {
  const gpus = filterByKind(parts, 'gpu');
  const count = countParts(gpus);
  if (count < 2) return findings;
  const keptFindings = findings.filter((finding) => {
    const kinds = parts
      .filter(({ id }) => finding.partIds.includes(id))
      .map(({ facts }) => facts.kind);
    return isIncompatible(finding) || !kinds.includes('gpu') || kinds.includes('case');
  });
  const text = `${CHECK} ${formatCount(count, 'graphics card')} in one PC, since few boards and supplies are made for them`;
  return [...keptFindings, createFinding('several-gpus', gpus, text)];
}
