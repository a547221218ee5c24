import type { PartKind } from '@/data/parts/facts';
import { collectFindings } from '@/lib/compatibility/collect-findings';
import {
  type Finding,
  getVerdict,
  isClash,
  isQuestion,
  sortFindings,
} from '@/lib/compatibility/finding';
import { type CheckedPart, isKnown } from '@/lib/compatibility/parts';
import { createReadyMade } from '@/lib/compatibility/rules/ready-made';
import type { VisitorPart } from './visitor-parts';

/** The card compares a product with the visitor's PC alone, so nothing is missing that the shop sells. */
const OPTIONS = { purpose: 'choosing', soldKinds: new Set<PartKind>() } as const;

/**
 * Checks a product with the visitor's PC.
 *
 * @param readyMade the name of a ready-made PC, of which only the visitor's answers are known
 * @returns the worst finding for each of the visitor's parts, the worst first; empty where the parts do not decide
 */
export function checkProduct(
  product: CheckedPart,
  visitorParts: readonly VisitorPart[],
  readyMade?: string,
): readonly Finding[] {
  const findings = collectFindings([product, ...visitorParts], OPTIONS).filter(
    (finding) => !isQuestion(finding) && finding.partIds.includes(product.id),
  );
  if (readyMade !== undefined && isKnown(product) && !findings.some(isClash))
    return [createReadyMade([product], readyMade)];
  const verdicts = visitorParts.flatMap(({ id }) => getVerdict(findings, id) ?? []);
  return sortFindings([...new Set(verdicts)]);
}
