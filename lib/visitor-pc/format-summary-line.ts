import { kindNames } from '@/data/copy/compatibility';
import { summaryCopy, visitorPcFieldCopy } from '@/data/copy/visitor-pc';
import type { PartKind } from '@/data/parts/facts';
import {
  type CheckedFinding,
  type Finding,
  isFit,
  isIncompatible,
} from '@/lib/compatibility/finding';
import { fillFindingText, nameParts, SHOP_CHECKS } from '@/lib/compatibility/finding-text';
import {
  filterByKind,
  omitRepeatedParts,
  omitReplacedParts,
  type Part,
} from '@/lib/compatibility/parts';
import { fillTemplate } from '@/lib/text/fill-template';
import { capitalise, endSentence, formatCount } from '@/lib/text/grammar';
import { joinNames } from '@/lib/text/join-names';

/** A section of the summary, which stands under a heading. */
export type SummarySection = keyof typeof summaryCopy.sections;

/** A finding on one part of the PC, and the products that share it. */
export interface SummaryLine {
  readonly section: SummarySection;
  /** 'The RX 9070 XT is tight in your H210. Measure first.' */
  readonly text: string;
  /** The finding of the first product, with the parts of all, for the line's icon and remedy. */
  readonly finding: CheckedFinding;
  /** The kinds of its products. */
  readonly kinds: readonly PartKind[];
}

/** A product with one of its findings. */
export interface ProductFinding {
  readonly part: Part;
  readonly finding: CheckedFinding;
  /** The part of the PC that the finding is on; undefined for a ready-made PC as a whole. */
  readonly pcPart: Part | undefined;
  /** Undefined where the shop checks the product. */
  readonly verb: SummaryVerb | undefined;
}

/** A product's verb with the PC's part, in the singular. */
export type SummaryVerb = 'fits' | 'works with' | 'doesn’t fit' | 'doesn’t work with';

/** The findings that share a line. */
export type FindingGroup = readonly [ProductFinding, ...ProductFinding[]];

/** Returns the section for the worst of a product's findings. */
export function chooseSection(findings: readonly Finding[]): SummarySection {
  if (findings.every(isFit)) return 'fits';
  if (findings.some(isIncompatible)) return 'incompatible';
  return findings.some(({ outcome }) => outcome === 'underpowered') ? 'underpowered' : 'check';
}

/** Names products by kind: 'all four graphics cards', 'the RX 9060 XT (needs 25 mm more)'. */
function nameProducts(group: FindingGroup, allProducts: readonly Part[]): string {
  const partKinds = [...new Set(group.map(({ part }) => part.facts.kind))];
  const names = partKinds.flatMap((kind) => {
    const sameKind = group.filter(({ part }) => part.facts.kind === kind);
    const { one, many } = kindNames[kind];
    const count = sameKind.length;
    const isAll = count > 1 && count === filterByKind(allProducts, kind).length;
    const counted = formatCount(count, one, many);
    if (isAll && !sameKind.some(({ finding }) => finding.summary?.addition)) {
      // 'All six don't fit' could mean that some do.
      if (sameKind.some(({ finding }) => isIncompatible(finding))) return `the ${counted}`;
      return count === 2 ? `both ${many}` : `all ${counted}`;
    }
    return sameKind.map(({ part: { facts }, finding: { summary } }, index) => {
      const name = index === 0 ? `the ${facts.shortName}` : facts.shortName;
      return summary?.addition ? `${name} (${summary.addition})` : name;
    });
  });
  return joinNames(names);
}

/** Returns the rule's sentence for summaries, or the default one with the verb of the group. */
function getText(
  [{ finding, pcPart, verb }]: FindingGroup,
  productKinds: readonly PartKind[],
): string {
  if (finding.summary?.text) return finding.summary.text;
  const products = productKinds.join('+');
  const pc = pcPart ? `[${pcPart.facts.kind}]` : `your ${visitorPcFieldCopy.pc.part}`;
  return verb ? `[${products} ${verb}] ${pc}` : `${SHOP_CHECKS} [${products}] with ${pc}`;
}

function fillText(text: string, group: FindingGroup, allProducts: readonly Part[]): string {
  const [{ pcPart }] = group;
  const products = group.map(({ part }) => part);
  const parts = pcPart ? omitReplacedParts([...products, pcPart]) : products;
  return fillFindingText(text, parts, {
    nameOf: (namedParts) =>
      pcPart && namedParts.includes(pcPart)
        ? nameParts([pcPart])
        : nameProducts(group, allProducts),
  });
}

/** Formats the findings of a group as one line, which names its products. */
export function formatSummaryLine(group: FindingGroup, allProducts: readonly Part[]): SummaryLine {
  const [{ finding }] = group;
  const kinds = [...new Set(group.map(({ part }) => part.facts.kind))];
  // Each card says what its product needs. The line says it only if that is the same for all.
  const needs = group.every((each) => each.finding.needs === finding.needs)
    ? finding.needs
    : undefined;
  const sentences = [
    getText(group, kinds),
    finding.summary?.advice ?? '',
    needs ? fillTemplate(summaryCopy.alsoNeeded, { needs }) : '',
  ];
  return {
    section: chooseSection([finding]),
    text: sentences
      .filter(Boolean)
      .map((sentence) => endSentence(capitalise(fillText(sentence, group, allProducts))))
      .join(' '),
    finding: {
      ...finding,
      parts: omitRepeatedParts(group.flatMap((each) => each.finding.parts)),
      needs,
    },
    kinds,
  };
}
