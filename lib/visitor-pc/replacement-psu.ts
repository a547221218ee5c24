import {
  type CheckedFinding,
  type Finding,
  isAbout,
  isFit,
  isIncompatible,
  isMainLeadUnknown,
  isShortOfPower,
} from '@/lib/compatibility/finding';
import { filterByKind, type Part } from '@/lib/compatibility/parts';
import { checkProduct } from './check-product';

/**
 * Adds the product that can replace the visitor's power supply to each finding on its shortage,
 * unless something else keeps a product of the finding out.
 *
 * @param findings all findings on the products
 * @param allParts the products and all parts of the PC
 * @param shopParts all products of the shop
 */
export function addReplacementPsu(
  findings: readonly Finding[],
  allParts: readonly Part[],
  shopParts: readonly Part[],
  readyMadeName?: string,
): readonly CheckedFinding[] {
  const replaced = filterByKind(allParts, 'psu').find(({ isOwned }) => isOwned);
  const canPsuHelp = (finding: Finding) =>
    isShortOfPower(finding) &&
    replaced !== undefined &&
    isAbout(finding, replaced.id) &&
    !finding.parts.some((part) => !part.isOwned && isKeptOut(part, findings));
  if (!findings.some(canPsuHelp)) return findings;
  // It must fit all other parts. The power supply's own finding states the doubt about the lead.
  const otherParts = allParts.filter(({ facts }) => facts.kind !== 'psu');
  const product = filterByKind(shopParts, 'psu').find((psu) =>
    checkProduct(psu, otherParts, readyMadeName).every(
      (finding) => isFit(finding) || isMainLeadUnknown(finding),
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
