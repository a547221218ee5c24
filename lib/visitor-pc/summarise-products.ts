import { kinds } from '@/data/copy/compatibility';
import {
  type Finding,
  isClash,
  isWorking,
  OUTCOMES,
  type Outcome,
} from '@/lib/compatibility/finding';
import { createName, formatCount, nameParts } from '@/lib/compatibility/name-parts';
import { filterByKind, type KnownPart } from '@/lib/compatibility/parts';
import { capitalise } from '@/lib/text/fill-template';
import { joinNames } from '@/lib/text/join-names';

/** A product with its verdicts for a PC, the worst first. */
export interface CheckedProduct<P extends KnownPart> {
  readonly part: P;
  readonly findings: readonly Finding[];
}

/** The products of which one thing is true for one part of the PC. */
export interface SummaryLine<P extends KnownPart> {
  readonly outcome: Outcome;
  /** 'Enough power: RX 9060 XT; check for one 8-pin PCIe lead'. */
  readonly text: string;
  readonly finding: Finding;
  readonly parts: readonly P[];
}

function formatHeading(finding: Finding, pcParts: readonly KnownPart[], pcPart?: KnownPart) {
  if (finding.heading) return finding.heading(createName(pcParts, nameParts));
  const name = pcPart ? nameParts([pcPart]) : '';
  if (isClash(finding)) return `Doesn’t fit ${name}`;
  if (!isWorking(finding)) return `We’ll check with ${name}`;
  return `${pcPart?.facts.kind === 'case' ? 'Fits' : 'Works with'} ${name}`;
}

/** A product with its finding on one part of the PC. */
interface ProductFinding<P extends KnownPart> {
  readonly product: CheckedProduct<P>;
  readonly finding: Finding;
}

/** Names products by kind: 'all four graphics cards', 'RX 9060 XT (draws 448 of your 650 W)'. */
function nameProducts<P extends KnownPart>(
  productFindings: readonly ProductFinding<P>[],
  allProducts: readonly P[],
) {
  const partKinds = [...new Set(productFindings.map(({ product }) => product.part.facts.kind))];
  const names = partKinds.flatMap((kind) => {
    const sameKind = productFindings.filter(({ product }) => product.part.facts.kind === kind);
    const { one, many } = kinds[kind];
    const count = sameKind.length;
    const isAll = count > 1 && count === filterByKind(allProducts, kind).length;
    if (isAll && !sameKind.some(({ finding }) => finding.detail))
      return count === 2 ? `both ${many}` : `all ${formatCount(count, one, many)}`;
    return sameKind.map(({ product: { part }, finding: { detail } }) =>
      detail ? `${part.facts.short} (${detail})` : part.facts.short,
    );
  });
  return joinNames(names);
}

/**
 * Summarises which products go with each part of a PC, the best first.
 *
 * @param products the products of a page, in its order
 * @param pcParts the parts of the PC
 */
export function summariseProducts<P extends KnownPart>(
  products: readonly CheckedProduct<P>[],
  pcParts: readonly KnownPart[],
): readonly SummaryLine<P>[] {
  // A finding on two parts of the PC is listed once, and that on a ready-made PC at the end.
  const shown = new Set<Finding>();
  return [...pcParts, undefined].flatMap((pcPart) => {
    const productFindings = products.flatMap((product) => {
      const finding = product.findings.find(
        (candidate) => !shown.has(candidate) && (!pcPart || candidate.partIds.includes(pcPart.id)),
      );
      return finding && product.part !== pcPart ? [{ product, finding }] : [];
    });
    const groups = new Map<string, { finding: Finding; members: ProductFinding<P>[] }>();
    for (const productFinding of productFindings) {
      const { finding } = productFinding;
      shown.add(finding);
      const { outcome, toDo, needs } = finding;
      const key = [formatHeading(finding, pcParts, pcPart), outcome, toDo, needs].join('|');
      const group = groups.get(key) ?? { finding, members: [] };
      groups.set(key, group);
      group.members.push(productFinding);
    }
    const allProducts = products.map(({ part }) => part);
    return [...groups.values()]
      .map(({ finding, members }) => {
        const { outcome, toDo, needs } = finding;
        const heading = capitalise(formatHeading(finding, pcParts, pcPart));
        const names = nameProducts(members, allProducts);
        const advice = toDo ? `; ${toDo}` : needs ? `. That calls for ${needs}.` : '';
        const text = `${heading}: ${names}${advice}`;
        return { outcome, text, finding, parts: members.map(({ product }) => product.part) };
      })
      .toSorted((one, other) => OUTCOMES.indexOf(other.outcome) - OUTCOMES.indexOf(one.outcome));
  });
}
