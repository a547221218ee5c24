import { kindNames } from '@/data/copy/compatibility';
import {
  type Finding,
  isClash,
  isWorking,
  OUTCOMES,
  type Outcome,
} from '@/lib/compatibility/finding';
import { formatNeeds } from '@/lib/compatibility/format-finding';
import { createPartNamer, formatCount, nameParts } from '@/lib/compatibility/name-parts';
import { filterByKind, type KnownPart } from '@/lib/compatibility/parts';
import { capitalise } from '@/lib/text/capitalise';
import { joinNames } from '@/lib/text/join-names';

/** A product that was checked with a PC. */
export interface CheckedProduct<P extends KnownPart> {
  readonly part: P;
  /** The worst first. */
  readonly findings: readonly Finding[];
}

/** A finding on one part of the PC, and the products that share it. */
export interface SummaryLine<P extends KnownPart> {
  readonly outcome: Outcome;
  /** 'Enough power: RX 9060 XT; check for one 8-pin PCIe lead'. */
  readonly text: string;
  readonly finding: Finding;
  readonly parts: readonly P[];
}

/** Formats the heading above products that share a finding on a part of the PC: 'Works with your B550'. */
function formatHeading(finding: Finding, pcParts: readonly KnownPart[], pcPart?: KnownPart) {
  if (finding.heading) return finding.heading(createPartNamer(pcParts, nameParts));
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
    const { one, many } = kindNames[kind];
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

/** Products whose findings on one part of the PC say the same. */
interface FindingGroup<P extends KnownPart> {
  readonly heading: string;
  /** The finding on the first product. */
  readonly finding: Finding;
  readonly members: ProductFinding<P>[];
}

function groupFindings<P extends KnownPart>(
  productFindings: readonly ProductFinding<P>[],
  pcParts: readonly KnownPart[],
  pcPart: KnownPart | undefined,
): readonly FindingGroup<P>[] {
  const groups = new Map<string, FindingGroup<P>>();
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
export function summariseProducts<P extends KnownPart>(
  products: readonly CheckedProduct<P>[],
  pcParts: readonly KnownPart[],
): readonly SummaryLine<P>[] {
  const allProducts = products.map(({ part }) => part);
  // A finding on two parts of the PC is listed with the first of them.
  const listedFindings = new Set<Finding>();
  // The last, undefined, stands for the ready-made PC as a whole: a finding on it is about none of its parts.
  return [...pcParts, undefined].flatMap((pcPart) => {
    const productFindings = products.flatMap((product) => {
      const finding = product.findings.find(
        (candidate) =>
          !listedFindings.has(candidate) && (!pcPart || candidate.partIds.includes(pcPart.id)),
      );
      // An included product is itself a part of the PC.
      return finding && product.part !== pcPart ? [{ product, finding }] : [];
    });
    for (const { finding } of productFindings) listedFindings.add(finding);
    return groupFindings(productFindings, pcParts, pcPart)
      .map(({ heading, finding, members }) => {
        const { outcome, toDo } = finding;
        const needs = formatNeeds(finding);
        const names = nameProducts(members, allProducts);
        const advice = toDo ? `; ${toDo}` : needs ? `. ${needs}` : '';
        const parts = members.map(({ product }) => product.part);
        return { outcome, text: `${heading}: ${names}${advice}`, finding, parts };
      })
      .toSorted((one, other) => OUTCOMES.indexOf(other.outcome) - OUTCOMES.indexOf(one.outcome));
  });
}
