/** Summarises the verdicts on many products in a few lines, for the row of the visitor's PC. */

import { kindNames } from '@/data/copy/compatibility';
import { summaryCopy, visitorPcFieldCopy } from '@/data/copy/visitor-pc';
import type { PartKind } from '@/data/parts/facts';
import {
  type Finding,
  isAbout,
  isFit,
  isIncompatible,
  isWorking,
  OUTCOMES,
  type Verdict,
} from '@/lib/compatibility/finding';
import {
  CHECK,
  fillInPartNames,
  formatCount,
  getFitVerb,
  nameParts,
} from '@/lib/compatibility/name-parts';
import {
  filterByKind,
  omitRepeatedParts,
  omitReplacedParts,
  type Part,
} from '@/lib/compatibility/parts';
import { fillTemplate } from '@/lib/text/fill-template';
import { capitalise, endSentence } from '@/lib/text/grammar';
import { joinNames } from '@/lib/text/join-names';
import { isKeptOut } from './replacement-psu';

/** A product that was checked with a PC. */
export interface CheckedProduct<P extends Part = Part> {
  readonly part: P;
  /** The worst first. */
  readonly findings: readonly Verdict[];
}

/** A finding on one part of the PC, and the products that share it. */
export interface SummaryLine {
  /** The heading that the line stands under: 'Fits'. */
  readonly heading: string;
  /** 'The RX 9070 XT is tight in your H210. Measure first.' */
  readonly text: string;
  /** The finding on all products of the line. */
  readonly finding: Verdict;
  /** The kinds of its products. */
  readonly kinds: readonly PartKind[];
}

/** A product with one of its findings. */
interface ProductFinding {
  readonly part: Part;
  readonly finding: Verdict;
  /** The heading for the product's worst finding, so that each product is under one heading. */
  readonly heading: string;
  /** The part of the PC that the finding is on; undefined for a ready-made PC as a whole. */
  readonly pcPart: Part | undefined;
  /** The sentence, with `[product …]` for the products' names and `[pc]` for the PC's part. */
  readonly text: string;
}

/** The findings that share a line. */
type Group = readonly [ProductFinding, ...ProductFinding[]];

/** Finds the PC's part that a finding is on. With a processor and a supply, it is on the supply. */
function findPcPart(finding: Finding, product: Part, pcParts: readonly Part[]): Part | undefined {
  const namedParts = pcParts.filter(({ id }) => id !== product.id && isAbout(finding, id));
  return filterByKind(namedParts, 'psu')[0] ?? namedParts[0];
}

/** Returns the default sentence by the outcome of a finding. Only a fit is said to fit. */
function getDefaultText(finding: Finding, fitVerb: ReturnType<typeof getFitVerb>): string {
  if (isFit(finding)) return `[product ${fitVerb}] [pc]`;
  if (isWorking(finding)) return '[product works with] [pc]';
  if (!isIncompatible(finding)) return `${CHECK} [product] with [pc]`;
  return fitVerb === 'fits' ? '[product doesn’t fit] [pc]' : '[product doesn’t work with] [pc]';
}

/**
 * Lists what the summary says of a product. Good news on a product that can't be used with any
 * power supply would read as a contradiction.
 */
function listProductFindings(
  { part, findings }: CheckedProduct,
  pcParts: readonly Part[],
): readonly ProductFinding[] {
  const heading = chooseHeading(findings);
  const listedFindings = isKeptOut(part, findings) ? findings.filter(isIncompatible) : findings;
  return listedFindings.map((finding) => {
    const pcPart = findPcPart(finding, part, pcParts);
    const fitVerb = pcPart ? getFitVerb(part, pcPart) : 'works with';
    const text = finding.summary?.text ?? getDefaultText(finding, fitVerb);
    return { part, finding, heading, pcPart, text };
  });
}

function groupFindings(productFindings: readonly ProductFinding[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const productFinding of productFindings) {
    const { finding, heading, pcPart, text } = productFinding;
    const { outcome, summary, replacementPsu } = finding;
    const key = [heading, pcPart?.id, outcome, text, summary?.advice, replacementPsu?.id].join('|');
    const group = groups.get(key);
    groups.set(key, group ? [...group, productFinding] : [productFinding]);
  }
  return [...groups.values()];
}

/**
 * Sorts by heading and outcome, the best first, then by the PC's parts. A ready-made PC as a whole
 * comes last.
 */
function sortGroups(groups: readonly Group[], pcParts: readonly Part[]): readonly Group[] {
  const { fits, check, incompatible } = summaryCopy.headings;
  const headings: readonly string[] = [fits, check, incompatible];
  const getHeadingRank = ([{ heading }]: Group) => headings.indexOf(heading);
  const getRank = ([{ finding }]: Group) => OUTCOMES.indexOf(finding.outcome);
  const getPosition = ([{ pcPart }]: Group) => [...pcParts, undefined].indexOf(pcPart);
  return groups.toSorted(
    (one, other) =>
      getHeadingRank(one) - getHeadingRank(other) ||
      getRank(other) - getRank(one) ||
      getPosition(one) - getPosition(other),
  );
}

/** Names products by kind: 'all four graphics cards', 'the RX 9060 XT (needs 25 mm more)'. */
function nameProducts(group: Group, allProducts: readonly Part[]): string {
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

function fillInNames(text: string, group: Group, allProducts: readonly Part[]): string {
  const [{ pcPart }] = group;
  const products = group.map(({ part }) => part);
  const productKinds = [...new Set(products.map(({ facts }) => facts.kind))].join('+');
  const textWithKinds = text
    .replace('[product', `[${productKinds}`)
    .replace('[pc]', pcPart ? `[${pcPart.facts.kind}]` : `your ${visitorPcFieldCopy.pc.part}`);
  const parts = pcPart ? omitReplacedParts([...products, pcPart]) : products;
  return fillInPartNames(textWithKinds, parts, (namedParts) =>
    pcPart && namedParts.includes(pcPart) ? nameParts([pcPart]) : nameProducts(group, allProducts),
  );
}

function chooseHeading(findings: readonly Finding[]): string {
  const { headings } = summaryCopy;
  if (findings.every(isFit)) return headings.fits;
  return findings.some(isIncompatible) ? headings.incompatible : headings.check;
}

function formatSummaryLine(group: Group, allProducts: readonly Part[]): SummaryLine {
  const [{ finding, heading, text }] = group;
  // Each card says what its product needs. The line says it only if that is the same for all.
  const needs = group.every((each) => each.finding.needs === finding.needs)
    ? finding.needs
    : undefined;
  const sentences = [
    text,
    finding.summary?.advice ?? '',
    needs ? fillTemplate(summaryCopy.needs, { needs }) : '',
  ];
  return {
    heading,
    text: sentences
      .filter(Boolean)
      .map((sentence) => endSentence(capitalise(fillInNames(sentence, group, allProducts))))
      .join(' '),
    finding: {
      ...finding,
      parts: omitRepeatedParts(group.flatMap((each) => each.finding.parts)),
      needs,
    },
    kinds: [...new Set(group.map(({ part }) => part.facts.kind))],
  };
}

/** Counts products by worst verdict: '1 product fits the parts you’ve named and 9 don’t fit'. */
export function formatSummaryHeadline(products: readonly CheckedProduct[]): string {
  const headings = products.map(({ findings }) => chooseHeading(findings));
  const { product, counts } = summaryCopy;
  const clauses = counts.flatMap(({ heading, one, many }) => {
    const count = headings.filter((each) => each === heading).length;
    return count > 0 ? { count, words: count === 1 ? one : many } : [];
  });
  const texts = clauses.map(({ count, words }, index) => {
    const noun = count === 1 ? product.one : product.many;
    return index === 0 ? `${count} ${noun} ${words}` : `${count} ${words}`;
  });
  return endSentence(joinNames(texts));
}

/**
 * Summarises for each part of a PC which products work with it, the best outcome first. Products
 * whose findings say the same share a line.
 *
 * @param products the products of a page, in its order
 * @param pcParts the parts of the PC
 */
export function summariseProducts(
  products: readonly CheckedProduct[],
  pcParts: readonly Part[],
): readonly SummaryLine[] {
  const productFindings = products.flatMap((product) => listProductFindings(product, pcParts));
  const allProducts = products.map(({ part }) => part);
  return sortGroups(groupFindings(productFindings), pcParts).map((group) =>
    formatSummaryLine(group, allProducts),
  );
}
