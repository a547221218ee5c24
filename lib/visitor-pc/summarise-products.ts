/** Summarises the verdicts on many products in a few lines, for the row of the visitor's PC. */

import { summaryCopy } from '@/data/copy/visitor-pc';
import {
  type CheckedFinding,
  type Finding,
  isAbout,
  isFit,
  isIncompatible,
  isWorking,
  OUTCOMES,
} from '@/lib/compatibility/finding';
import { getFitVerb } from '@/lib/compatibility/finding-text';
import { filterByKind, type Part } from '@/lib/compatibility/parts';
import { endSentence } from '@/lib/text/grammar';
import { joinNames } from '@/lib/text/join-names';
import {
  chooseSection,
  type FindingGroup,
  formatSummaryLine,
  type ProductFinding,
  type SummaryLine,
  type SummarySection,
  type SummaryVerb,
} from './format-summary-line';

/** A product that was checked with a PC. */
export interface CheckedProduct<P extends Part = Part> {
  readonly part: P;
  /** The worst first. */
  readonly findings: readonly CheckedFinding[];
}

/** The sections, the best first. */
const SECTIONS = Object.keys(summaryCopy.sections) as readonly SummarySection[];

/**
 * Finds the PC's part that a finding is on. With a processor and a supply, it is on the supply. A
 * chosen product of the same kind only shares the finding.
 */
function findPcPart(finding: Finding, product: Part, pcParts: readonly Part[]): Part | undefined {
  const namedParts = pcParts.filter(
    ({ id, facts, isOwned }) =>
      (isOwned || facts.kind !== product.facts.kind) && isAbout(finding, id),
  );
  return filterByKind(namedParts, 'psu')[0] ?? namedParts[0];
}

/** Chooses the verb for a finding by its outcome. Only a fit is said to fit. */
function chooseVerb(
  finding: Finding,
  fitVerb: ReturnType<typeof getFitVerb>,
): SummaryVerb | undefined {
  if (isFit(finding)) return fitVerb;
  if (isWorking(finding)) return 'works with';
  if (!isIncompatible(finding)) return undefined;
  return fitVerb === 'fits' ? 'doesn’t fit' : 'doesn’t work with';
}

/** Lists a product's findings of its section. Each product is in one section. */
function listProductFindings(
  { part, findings }: CheckedProduct,
  pcParts: readonly Part[],
): readonly ProductFinding[] {
  const section = chooseSection(findings);
  const listedFindings = findings.filter((finding) => chooseSection([finding]) === section);
  return listedFindings.map((finding) => {
    const pcPart = findPcPart(finding, part, pcParts);
    const verb = chooseVerb(finding, pcPart ? getFitVerb(part, pcPart) : 'works with');
    return { part, finding, pcPart, verb };
  });
}

function groupFindings(productFindings: readonly ProductFinding[]): readonly FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const productFinding of productFindings) {
    const { finding, pcPart, verb } = productFinding;
    const { outcome, summary = {}, replacement } = finding;
    const words = [summary.text ?? verb, summary.advice];
    const key = [pcPart?.id, outcome, ...words, replacement?.product.id].join('|');
    const group = groups.get(key);
    groups.set(key, group ? [...group, productFinding] : [productFinding]);
  }
  return [...groups.values()];
}

/**
 * Sorts by section and outcome, the best first, then by the PC's parts. A ready-made PC as a whole
 * comes last.
 */
function sortGroups(
  groups: readonly FindingGroup[],
  pcParts: readonly Part[],
): readonly FindingGroup[] {
  const getSectionRank = ([{ finding }]: FindingGroup) =>
    SECTIONS.indexOf(chooseSection([finding]));
  const getRank = ([{ finding }]: FindingGroup) => OUTCOMES.indexOf(finding.outcome);
  const getPosition = ([{ pcPart }]: FindingGroup) => [...pcParts, undefined].indexOf(pcPart);
  return groups.toSorted(
    (one, other) =>
      getSectionRank(one) - getSectionRank(other) ||
      getRank(other) - getRank(one) ||
      getPosition(one) - getPosition(other),
  );
}

/**
 * Counts products by worst verdict: '1 product fits the parts you’ve named and 9 don’t fit.'.
 * Undefined without products.
 */
export function formatSummaryHeadline(products: readonly CheckedProduct[]): string | undefined {
  const { product, sections } = summaryCopy;
  const clauses = SECTIONS.flatMap((section) => {
    const { one, many } = sections[section];
    const count = products.filter(({ findings }) => chooseSection(findings) === section).length;
    return count > 0 ? { count, words: count === 1 ? one : many } : [];
  });
  const texts = clauses.map(({ count, words }, index) => {
    const noun = count === 1 ? product.one : product.many;
    return index === 0 ? `${count} ${noun} ${words}` : `${count} ${words}`;
  });
  return texts.length > 0 ? endSentence(joinNames(texts)) : undefined;
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
