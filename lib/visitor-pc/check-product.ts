import type { PartKind } from '@/data/parts/facts';
import { collectFindings } from '@/lib/compatibility/check-parts';
import {
  createFinding,
  type Finding,
  getVerdict,
  isClash,
  isQuestion,
  sortFindings,
} from '@/lib/compatibility/findings';
import type { CheckedPart } from '@/lib/compatibility/parts';
import type { VisitorPart } from './visitor-parts';

/** The card compares a product with the visitor's PC alone, so nothing is missing that the shop sells. */
const OPTIONS = { purpose: 'choosing', soldKinds: new Set<PartKind>() } as const;

/**
 * Checks a product with the visitor's PC.
 *
 * @param readyMade the name of a ready-made PC, of which only the visitor's answers are known
 * @returns the worst finding for each of the visitor's parts that does not simply fit, else the best answer; empty where the
 *   parts do not decide
 */
export function checkProduct(
  product: CheckedPart,
  visitorParts: readonly VisitorPart[],
  readyMade?: string,
): readonly Finding[] {
  const findings = collectFindings([product, ...visitorParts], OPTIONS).filter(
    ({ code, partIds }) => !isQuestion(code) && partIds.includes(product.id),
  );
  if (readyMade !== undefined && product.facts !== undefined && !findings.some(isClash))
    return [createFinding('ready-made', [product], { pc: readyMade })];
  const open = visitorParts.flatMap(({ id }) => {
    const worst = getVerdict(findings, id);
    return worst && worst.outcome !== 'compatible' ? [worst] : [];
  });
  return open.length > 0 ? sortFindings([...new Set(open)]) : findings.slice(0, 1);
}
