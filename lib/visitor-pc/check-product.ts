import { collectFindings } from '@/lib/compatibility/collect-findings';
import {
  type Finding,
  getVerdict,
  isAbout,
  isIncompatible,
  sortFindings,
} from '@/lib/compatibility/finding';
import type { Part } from '@/lib/compatibility/parts';
import { leaveReadyMadePcToShop } from '@/lib/compatibility/rules/ready-made';

/**
 * Checks a product alone with a visitor's PC, as a single piece. Drives or memory kits of the PC
 * don't share slots with it.
 *
 * @param pcParts the parts of the visitor's PC, some of them replaced by chosen products
 * @param readyMadeName the name of a ready-made PC, of which only the named parts are known
 * @returns the verdict with each part of the PC, the worst first; empty if none affects the product
 */
export function checkProduct(
  product: Part,
  pcParts: readonly Part[],
  readyMadeName?: string,
): readonly Finding[] {
  const otherParts = pcParts.filter(({ id }) => id !== product.id);
  const findings = omitFindingsAvoidableForProduct(
    product,
    otherParts,
    collectFindings([product, ...otherParts], 'separate').findings.filter((finding) =>
      isAbout(finding, product.id),
    ),
  );
  if (readyMadeName !== undefined)
    return leaveReadyMadePcToShop(findings, [product], readyMadeName);
  // One finding may be on several parts: on the watts of a processor and a power supply.
  const verdicts = otherParts.flatMap(({ id }) => getVerdict(findings, id) ?? []);
  return sortFindings([...new Set(verdicts)]);
}

/**
 * Omits an incompatibility with a chosen part if the product works with another part of that kind:
 * of two chosen motherboards, a processor needs only one. `omitPairsAvoidableForBoth` keeps the pair
 * with the other motherboard, since that may have no processor of its own.
 */
function omitFindingsAvoidableForProduct(
  product: Part,
  otherParts: readonly Part[],
  findings: readonly Finding[],
): readonly Finding[] {
  const isIncompatibleWith = ({ id }: Part) =>
    findings.some((finding) => isIncompatible(finding) && isAbout(finding, id));
  const partsOfOtherKinds = otherParts.filter(({ facts }) => facts.kind !== product.facts.kind);
  const workingKinds = new Set(
    partsOfOtherKinds.filter((part) => !isIncompatibleWith(part)).map(({ facts }) => facts.kind),
  );
  return findings.filter(
    (finding) =>
      !(
        isIncompatible(finding) &&
        partsOfOtherKinds.some(
          (part) => workingKinds.has(part.facts.kind) && isAbout(finding, part.id),
        )
      ),
  );
}
