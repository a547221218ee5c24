import { formatCount } from '@/lib/text/grammar';
import { createFinding, type Finding, isIncompatible } from '../finding';
import { SHOP_CHECKS } from '../finding-text';
import { countParts, filterByKind, type Part } from '../parts';

/**
 * Leaves several graphics cards in one PC to the shop. The rules judge each card alone, but
 * together they add up their power and share lanes. Of the findings on them, only incompatible
 * parts and those on the case stay, with one that the shop checks the graphics cards.
 *
 * @returns the findings as they are if there is only one graphics card
 */
export function leaveSeveralGpusToShop(
  findings: readonly Finding[],
  parts: readonly Part[],
): readonly Finding[] {
  const gpus = filterByKind(parts, 'gpu');
  const count = countParts(gpus);
  if (count < 2) return findings;
  const keptFindings = findings.filter((finding) => {
    const kinds = finding.parts.map(({ facts }) => facts.kind);
    return isIncompatible(finding) || !kinds.includes('gpu') || kinds.includes('case');
  });
  const text = `${SHOP_CHECKS} ${formatCount(count, 'graphics card')} in one PC, since few boards and supplies are made for them`;
  return [...keptFindings, createFinding('several-gpus', gpus, text)];
}
