/** Summarises the verdicts on many products in a few lines, for the row of the visitor's PC. */

import { kindNames } from '@/data/copy/compatibility';
import { summaryCopy } from '@/data/copy/visitor-pc';
import { type Finding, isIncompatible, isWorking, OUTCOMES } from '@/lib/compatibility/finding';
import { formatNeeds } from '@/lib/compatibility/format-finding';
import { fillInPartNames, formatCount, nameParts } from '@/lib/compatibility/name-parts';
import { filterByKind, type Part } from '@/lib/compatibility/parts';
import { fillTemplate } from '@/lib/text/fill-template';
import { capitalise } from '@/lib/text/grammar';
import { joinNames } from '@/lib/text/join-names';

/** A product that was checked with a PC. */
export interface CheckedProduct<P extends Part = Part> {
  readonly part: P;
  /** The worst first. */
  readonly findings: readonly Finding[];
}

/** A finding on one part of the PC, and the products that share it. */
export type SummaryLine = ReturnType<typeof summariseProducts>[number];

/** A product with one of its findings. */
interface ProductFinding {
  readonly part: Part;
  readonly finding: Finding;
  /** The heading of the finding's line. */
  readonly heading: string;
  /** The position of the part of the PC that the finding is on. */
  readonly position: number;
}

/** Formats the heading above products that share a finding on a part of the PC: 'Works with your B550'. */
function formatHeading(finding: Finding, pcParts: readonly Part[], pcPart?: Part) {
  if (finding.summary?.heading) return fillInPartNames(finding.summary.heading, pcParts, nameParts);
  const name = pcPart ? nameParts([pcPart]) : '';
  if (isIncompatible(finding)) return fillTemplate(summaryCopy.incompatibility, { name });
  if (!isWorking(finding)) return fillTemplate(summaryCopy.unverified, { name });
  return fillTemplate(pcPart?.facts.kind === 'case' ? summaryCopy.fits : summaryCopy.works, {
    name,
  });
}

/** Names products by kind: 'all four graphics cards', 'RX 9060 XT (draws 448 of your 650 W)'. */
function nameProducts(
  productFindings: readonly ProductFinding[],
  allProducts: readonly Part[],
): string {
  const partKinds = [...new Set(productFindings.map(({ part }) => part.facts.kind))];
  const names = partKinds.flatMap((kind) => {
    const sameKind = productFindings.filter(({ part }) => part.facts.kind === kind);
    const { one, many } = kindNames[kind];
    const count = sameKind.length;
    const isAll = count > 1 && count === filterByKind(allProducts, kind).length;
    if (isAll && !sameKind.some(({ finding }) => finding.summary?.addition))
      return count === 2 ? `both ${many}` : `all ${formatCount(count, one, many)}`;
    return sameKind.map(({ part: { facts }, finding: { summary } }) =>
      summary?.addition ? `${facts.shortName} (${summary.addition})` : facts.shortName,
    );
  });
  return joinNames(names);
}

/** Formats the end of a line: '; check for one 8-pin PCIe lead', '. That calls for a board for DDR5.' */
function formatAdvice(finding: Finding): string {
  if (finding.summary?.advice) return `; ${finding.summary.advice}`;
  const needs = formatNeeds(finding);
  return needs ? `. ${needs}` : '';
}

/**
 * Summarises for each part of a PC which products work with it, the best outcome first. Products whose findings say the same share a line.
 *
 * @param products the products of a page, in its order
 * @param pcParts the parts of the PC
 */
export function summariseProducts(products: readonly CheckedProduct[], pcParts: readonly Part[]) {
  const groups = new Map<string, [ProductFinding, ...ProductFinding[]]>();
  for (const { part, findings } of products) {
    // An included product is itself a part of the PC. With each other part, only the worst finding is listed.
    const openParts = new Set(pcParts.filter((pcPart) => pcPart !== part));
    for (const finding of findings) {
      const pcPart = [...openParts].find(({ id }) => finding.partIds.includes(id));
      if (pcPart) openParts.delete(pcPart);
      const heading = capitalise(formatHeading(finding, pcParts, pcPart));
      // The finding on a ready-made PC as a whole is about none of its parts, and comes last.
      const position = [...pcParts, undefined].indexOf(pcPart);
      const productFinding = { part, finding, heading, position };
      const key = [position, heading, finding.outcome, finding.summary?.advice, finding.needs].join(
        '|',
      );
      const group = groups.get(key);
      if (group) group.push(productFinding);
      else groups.set(key, [productFinding]);
    }
  }
  const allProducts = products.map(({ part }) => part);
  return [...groups.values()]
    .toSorted(
      ([one], [other]) =>
        one.position - other.position ||
        OUTCOMES.indexOf(other.finding.outcome) - OUTCOMES.indexOf(one.finding.outcome),
    )
    .map((group) => {
      const [{ finding, heading, part }, ...others] = group;
      return {
        /** 'Enough power: RX 9060 XT; check for one 8-pin PCIe lead'. */
        text: `${heading}: ${nameProducts(group, allProducts)}${formatAdvice(finding)}`,
        /** The finding on the first product. */
        finding,
        parts: [part, ...others.map((other) => other.part)] as const,
      };
    });
}
