/** Summarises the verdicts on many products in a few lines, for the row of the visitor's PC. */

import { kindNames } from '@/data/copy/compatibility';
import { summaryCopy, visitorPcFieldCopy } from '@/data/copy/visitor-pc';
import {
  type Finding,
  type FindingCode,
  isFit,
  isIncompatible,
  isWorking,
  OUTCOMES,
} from '@/lib/compatibility/finding';
import {
  fillInPartNames,
  formatCount,
  getFitVerb,
  nameParts,
} from '@/lib/compatibility/name-parts';
import { filterByKind, type Part } from '@/lib/compatibility/parts';
import { fillTemplate } from '@/lib/text/fill-template';
import { capitalise, endSentence } from '@/lib/text/grammar';
import { joinNames } from '@/lib/text/join-names';

/** A product that was checked with a PC. */
export interface CheckedProduct<P extends Part = Part> {
  readonly part: P;
  /** The worst first. */
  readonly findings: readonly Finding[];
}

/** A finding on one part of the PC, and the products that share it. */
export interface SummaryLine {
  /** The heading that the line stands under: 'Fits'. */
  readonly heading: string;
  /** 'Your RM650 has enough power for RX 9060 XT. Check for one 8-pin PCIe lead.' */
  readonly text: string;
  /** The finding on the first product. */
  readonly finding: Finding;
  readonly parts: readonly [Part, ...Part[]];
}

type SentenceName = keyof typeof summaryCopy.sentences;

/** A product with one of its findings. */
interface ProductFinding {
  readonly part: Part;
  readonly finding: Finding;
  /** The part of the PC that the finding is on; undefined for a ready-made PC as a whole. */
  readonly pcPart: Part | undefined;
  /** The power supply, if the finding counts one. */
  readonly psu: Part | undefined;
}

/** The sentences for findings that say more than how good a product is for a part. */
const SENTENCES_BY_CODE: Readonly<Partial<Record<FindingCode, SentenceName>>> = {
  'gpu-slots-tight': 'shortEnough',
  'gpu-radiator': 'shortEnough',
  'gpu-caged': 'shortEnough',
  'gpu-tight': 'tight',
  'gpu-too-long': 'tooLong',
  'board-too-big': 'tooBig',
  'psu-too-big': 'tooBig',
  'leads-unknown': 'enoughPower',
  'watts-without-cpu': 'enoughPowerWithoutCpu',
  'psu-below-recommended': 'belowRecommended',
  'watts-tight': 'biggerPsu',
  'watts-short': 'biggerPsu',
};

interface SummaryContext {
  /** All products that have findings, to tell 'all four' from some. */
  readonly allProducts: readonly Part[];
  readonly readyMadeName: string | undefined;
}

/** Chooses the sentence for a finding. Only a fit is said to fit. */
function chooseSentence({ part, finding, pcPart, psu }: ProductFinding): SentenceName {
  const sentence = SENTENCES_BY_CODE[finding.code];
  if (sentence) return sentence;
  if (isIncompatible(finding) && finding.needs) return 'needs';
  const goesInto = pcPart !== undefined && getFitVerb(part, pcPart) === 'fits';
  if (isIncompatible(finding)) return goesInto ? 'doesntFit' : 'doesntWork';
  if (!isWorking(finding)) return 'unverified';
  if (finding.code === 'fits' && part.facts.kind === 'gpu' && psu) return 'enoughPower';
  return goesInto && isFit(finding) ? 'fits' : 'works';
}

/** Returns true for a finding whose text already says in a sentence what the products take. */
const hasOwnSentence = ({ code }: Finding) => code === 'memory-left-over';

function chooseHeading(finding: Finding): string {
  const { headings } = summaryCopy;
  if (isFit(finding)) return headings.fits;
  return isIncompatible(finding) ? headings.incompatible : headings.check;
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

/** Formats a finding that products share as sentences that name the products and the part of the PC. */
function formatLine(
  group: readonly [ProductFinding, ...ProductFinding[]],
  { allProducts, readyMadeName }: SummaryContext,
): string {
  const [{ finding, pcPart, psu }] = group;
  const products = nameProducts(group, allProducts);
  const parts = group.map(({ part }) => part);
  const sentence: string = summaryCopy.sentences[chooseSentence(group[0])];
  const text = hasOwnSentence(finding)
    ? fillInPartNames(finding.text, parts, () => products)
    : fillTemplate(sentence, {
        ...summaryCopy.verbs[group.length === 1 ? 'one' : 'many'],
        products,
        pc: pcPart ? nameParts([pcPart]) : `the ${readyMadeName ?? visitorPcFieldCopy.pc.part}`,
        psu: psu ? nameParts([psu]) : '',
        parts: finding.needs ?? '',
      });
  const advice = finding.summary?.advice;
  const sentences = advice ? [text, advice] : [text];
  return sentences.map((words) => endSentence(capitalise(words))).join(' ');
}

/**
 * Summarises for each part of a PC which products work with it, the best outcome first. Products whose findings say the same share a line.
 *
 * @param products the products of a page, in its order
 * @param pcParts the parts of the PC
 */
export function summariseProducts(
  products: readonly CheckedProduct[],
  pcParts: readonly Part[],
  readyMadeName?: string,
): readonly SummaryLine[] {
  const groups = new Map<string, [ProductFinding, ...ProductFinding[]]>();
  for (const { part, findings } of products) {
    // An included product is itself a part of the PC. With each other part, only the worst finding is listed.
    const openParts = new Set(pcParts.filter((pcPart) => pcPart !== part));
    for (const finding of findings) {
      const pcPart = [...openParts].find(({ id }) => finding.partIds.includes(id));
      if (pcPart) openParts.delete(pcPart);
      const psu = filterByKind(pcParts, 'psu').find(({ id }) => finding.partIds.includes(id));
      const productFinding = { part, finding, pcPart, psu };
      const { outcome, summary, needs, text } = finding;
      const words = hasOwnSentence(finding) ? text : chooseSentence(productFinding);
      const key = [pcPart?.id, words, outcome, summary?.advice, needs].join('|');
      const group = groups.get(key);
      if (group) group.push(productFinding);
      else groups.set(key, [productFinding]);
    }
  }
  const context = { allProducts: products.map(({ part }) => part), readyMadeName };
  // The finding on a ready-made PC as a whole is about none of its parts, and comes last of its outcome.
  const getPosition = ({ pcPart }: ProductFinding) => [...pcParts, undefined].indexOf(pcPart);
  return [...groups.values()]
    .toSorted(
      ([one], [other]) =>
        OUTCOMES.indexOf(other.finding.outcome) - OUTCOMES.indexOf(one.finding.outcome) ||
        getPosition(one) - getPosition(other),
    )
    .map((group) => {
      const [{ finding, part }, ...others] = group;
      return {
        heading: chooseHeading(finding),
        text: formatLine(group, context),
        finding,
        parts: [part, ...others.map((other) => other.part)],
      };
    });
}
