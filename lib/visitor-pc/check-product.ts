import type { PartFacts } from '@/data/parts/facts';
import { collectFindings } from '@/lib/compatibility/collect-findings';
import {
  type Finding,
  getVerdict,
  isFit,
  isIncompatible,
  isQuestion,
  isShortOfPower,
  sortFindings,
} from '@/lib/compatibility/finding';
import { filterByKind, type Part } from '@/lib/compatibility/parts';
import { leaveReadyMadePcToShop } from '@/lib/compatibility/rules/ready-made';

/**
 * Checks a product alone with a visitor's PC. Its quantity and other drives or kits don't count.
 *
 * @param pcParts the parts of the visitor's PC, and products that replace some
 * @param readyMadeName the name of a ready-made PC. Only the parts that the visitor has named are known
 * @returns the verdict with each part of the PC, the worst first; empty if no part has a bearing on the product
 */
export function checkProduct(
  product: Part,
  pcParts: readonly Part[],
  readyMadeName?: string,
): readonly Finding[] {
  const others = pcParts.filter(({ id }) => id !== product.id);
  const findings = collectFindings([product, ...others], 'choosing').filter(
    (finding) => !isQuestion(finding) && finding.partIds.includes(product.id),
  );
  if (readyMadeName !== undefined)
    return leaveReadyMadePcToShop(findings, [product], readyMadeName);
  // One finding may be the verdict with several parts: with a processor and a power supply, on their watts.
  const verdicts = others.flatMap(({ id }) => getVerdict(findings, id) ?? []);
  return sortFindings([...new Set(verdicts)]);
}

/** A product that can replace a power supply which is too weak or has too few leads. */
export interface ReplacementPsu {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns true if a stronger power supply would help the products of a finding: their supply is short, and nothing else keeps one of
 * them out.
 *
 * @param findings all findings on the products
 */
export function canPsuHelp(
  finding: Finding,
  findings: readonly Finding[],
  products: readonly Pick<Part, 'id'>[],
): boolean {
  const productIds = products.flatMap(({ id }) => (finding.partIds.includes(id) ? id : []));
  return (
    isShortOfPower(finding) &&
    !findings.some(
      (other) =>
        isIncompatible(other) &&
        !isShortOfPower(other) &&
        productIds.some((id) => other.partIds.includes(id)),
    )
  );
}

/**
 * Finds a product that can replace the power supply of a PC: one that fits all other parts without a condition.
 *
 * @param shopParts all items of the shop; featured items have no facts
 * @param pcParts all parts of the PC, with the power supply that is short
 */
export function findReplacementPsu(
  shopParts: readonly (Omit<Part, 'facts'> & { readonly facts?: PartFacts })[],
  pcParts: readonly Part[],
  readyMadeName?: string,
): ReplacementPsu | undefined {
  const others = pcParts.filter(({ facts }) => facts.kind !== 'psu');
  const replacement = filterByKind(shopParts, 'psu').find((psu) => {
    const findings = checkProduct(psu, others, readyMadeName);
    return findings.length > 0 && findings.every(isFit);
  });
  return replacement && { id: replacement.id, name: replacement.facts.shortName };
}
