import {
  type CheckedFinding,
  type Finding,
  isAbout,
  isFit,
  isIncompatible,
  isShortOfPower,
} from '@/lib/compatibility/finding';
import { filterByKind, type Part } from '@/lib/compatibility/parts';
import { checkProduct } from './check-product';

/**
 * Adds the product that can replace the visitor's power supply to each finding on its shortage,
 * unless something else keeps a product of the finding out.
 *
 * @param findings all findings on the products
 * @param pcParts the products and all parts of the PC
 * @param shopParts all products of the shop
 */
export function addReplacementPsu(
  findings: readonly Finding[],
  pcParts: readonly Part[],
  shopParts: readonly Part[],
  readyMadeName?: string,
): readonly CheckedFinding[] {
  const replaced = filterByKind(pcParts, 'psu').find(({ isOwned }) => isOwned);
  const canPsuHelp = (finding: Finding) =>
    isShortOfPower(finding) &&
    replaced !== undefined &&
    isAbout(finding, replaced.id) &&
    !finding.parts.some((part) => !part.isOwned && isKeptOut(part, findings));
  if (!findings.some(canPsuHelp)) return findings;
  // It must fit all other parts. Of a motherboard that the visitor hasn't named, only the processor
  // is known, and the power supply's own finding states the condition.
  const otherParts = pcParts.filter(({ facts }) => facts.kind !== 'psu');
  const product = filterByKind(shopParts, 'psu').find((psu) =>
    checkProduct(psu, otherParts, readyMadeName).every(
      (finding) => isFit(finding) || finding.code === 'main-lead-unknown',
    ),
  );
  const replacement = product && replaced && { product, replaced };
  return findings.map((finding) => (canPsuHelp(finding) ? { ...finding, replacement } : finding));
}

/** Returns true for a product that doesn't fit, whatever its power supply. */
const isKeptOut = ({ id }: Part, findings: readonly Finding[]) =>
  findings.some(
    (finding) => isIncompatible(finding) && !isShortOfPower(finding) && isAbout(finding, id),
  );
