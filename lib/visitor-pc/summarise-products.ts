/** Summarises the verdicts on many products in a few lines, for the row of the visitor's PC. */

import { kindNames } from '@/data/copy/compatibility';
import { summaryCopy as copy } from '@/data/copy/visitor-pc';
import {
  type Finding,
  isClash,
  isWorking,
  OUTCOMES,
  type Outcome,
} from '@/lib/compatibility/finding';
import { formatNeeds } from '@/lib/compatibility/format-finding';
import { fillText, formatCount, nameParts } from '@/lib/compatibility/name-parts';
import { filterByKind, type Part } from '@/lib/compatibility/parts';
import { capitalise } from '@/lib/text/capitalise';
import { fillTemplate } from '@/lib/text/fill-template';
import { joinNames } from '@/lib/text/join-names';

/** A product that was checked with a PC. */
export interface CheckedProduct<P extends Part = Part> {
  readonly part: P;
  /** The worst first. */
  readonly findings: readonly Finding[];
}

/** A finding on one part of the PC, and the products that share it. */
export interface SummaryLine {
  readonly outcome: Outcome;
  /** 'Enough power: RX 9060 XT; check for one 8-pin PCIe lead'. */
  readonly text: string;
  /** The finding on the first product. */
  readonly finding: Finding;
  readonly parts: readonly Part[];
}

/** A product with its finding on one part of the PC. */
interface ProductFinding {
  readonly part: Part;
  readonly finding: Finding;
}

/** Formats the heading above products that share a finding on a part of the PC: 'Works with your B550'. */
function formatHeading(finding: Finding, pcParts: readonly Part[], pcPart?: Part) {
  if (finding.heading) return fillText(finding.heading, pcParts, nameParts);
  const name = pcPart ? nameParts([pcPart]) : '';
  if (isClash(finding)) return fillTemplate(copy.clash, { name });
  if (!isWorking(finding)) return fillTemplate(copy.unverified, { name });
  return fillTemplate(pcPart?.facts.kind === 'case' ? copy.fits : copy.works, { name });
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
    if (isAll && !sameKind.some(({ finding }) => finding.detail))
      return count === 2 ? `both ${many}` : `all ${formatCount(count, one, many)}`;
    return sameKind.map(({ part: { facts }, finding: { detail } }) =>
      detail ? `${facts.short} (${detail})` : facts.short,
    );
  });
  return joinNames(names);
}

/** Formats the end of a line: '; check for one 8-pin PCIe lead', '. That calls for a board for DDR5.' */
function formatAdvice(finding: Finding): string {
  if (finding.toDo) return `; ${finding.toDo}`;
  const needs = formatNeeds(finding);
  return needs ? `. ${needs}` : '';
}

/** Groups products whose findings on one part of the PC say the same, by the heading of the group's line. */
function groupFindings(
  productFindings: readonly ProductFinding[],
  pcParts: readonly Part[],
  pcPart: Part | undefined,
) {
  const groups = new Map<
    string,
    { heading: string; finding: Finding; members: ProductFinding[] }
  >();
  for (const productFinding of productFindings) {
    const { finding } = productFinding;
    const heading = capitalise(formatHeading(finding, pcParts, pcPart));
    const key = [heading, finding.outcome, finding.toDo, finding.needs].join('|');
    const group = groups.get(key) ?? { heading, finding, members: [] };
    groups.set(key, group);
    group.members.push(productFinding);
  }
  return [...groups.values()];
}

/**
 * Summarises for each part of a PC which products work with it, the best outcome first.
 *
 * @param products the products of a page, in its order
 * @param pcParts the parts of the PC
 */
export function summariseProducts(
  products: readonly CheckedProduct[],
  pcParts: readonly Part[],
): readonly SummaryLine[] {
  const allProducts = products.map(({ part }) => part);
  // A finding on two parts of the PC is listed with the first of them.
  const listedFindings = new Set<Finding>();
  /** Summarises the findings on a part of the PC. Without a part, summarises all others. */
  const summarisePart = (pcPart?: Part) => {
    const productFindings = products.flatMap(({ part, findings }) => {
      // An included product is itself a part of the PC.
      if (part === pcPart) return [];
      const finding = findings.find(
        (candidate) =>
          !listedFindings.has(candidate) && (!pcPart || candidate.partIds.includes(pcPart.id)),
      );
      return finding ? [{ part, finding }] : [];
    });
    for (const { finding } of productFindings) listedFindings.add(finding);
    return groupFindings(productFindings, pcParts, pcPart)
      .map(({ heading, finding, members }) => ({
        outcome: finding.outcome,
        text: `${heading}: ${nameProducts(members, allProducts)}${formatAdvice(finding)}`,
        finding,
        parts: members.map(({ part }) => part),
      }))
      .toSorted((one, other) => OUTCOMES.indexOf(other.outcome) - OUTCOMES.indexOf(one.outcome));
  };
  // The finding on a ready-made PC as a whole is about none of its parts.
  return [...pcParts.flatMap((pcPart) => summarisePart(pcPart)), ...summarisePart()];
}
