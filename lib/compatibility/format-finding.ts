import { kindNames, neededPartsText, suggestSet } from '@/data/copy/compatibility';
import { interfaceCopy } from '@/data/copy/interface';
import { fillTemplate } from '@/lib/text/fill-template';
import { capitalise, endSentence } from '@/lib/text/grammar';
import { joinNames } from '@/lib/text/join-names';
import {
  type CheckedFinding,
  type Finding,
  isIncompatible,
  isShortOfPower,
  type Question,
} from './finding';
import {
  fillFindingText,
  getFitVerb,
  nameParts,
  type PartNamer,
  SHOP_CHECKS,
  type Voice,
} from './finding-text';
import { filterByKind, omitReplacedParts, type Part } from './parts';

/** Fills in a text of a finding or question, without the names of parts that a product replaces. */
const fillText = (text: string, { parts }: Pick<Finding, 'parts'>, voice: Voice) =>
  capitalise(fillFindingText(text, omitReplacedParts(parts), { voice }));

/** Joins a text and its advice. A text of one sentence has no full stop. */
const joinAdvice = (text: string, advice: string | undefined) =>
  advice === undefined ? text : `${endSentence(text)} ${endSentence(advice)}`;

/**
 * Formats a finding with its advice and reasons, for the review or an email. Where a product of the
 * shop is offered instead, that says what is needed.
 */
export function formatSentence(finding: CheckedFinding, voice: Voice = 'page'): string {
  const { explanation = '', needs, replacement } = finding;
  const sentences = [
    endSentence(formatHeadline(finding, voice)),
    fillText(explanation, finding, voice),
    needs && !replacement && fillTemplate(neededPartsText, { needs }),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Formats a finding with its advice and the names of its parts, for the bar. */
export const formatHeadline = (finding: Finding, voice: Voice = 'page'): string =>
  joinAdvice(
    fillText(finding.text, finding, voice),
    finding.advice && fillText(finding.advice, finding, voice),
  );

/** Formats a finding for an email as a sentence without reasons. */
export const formatShortSentence = (finding: Finding): string =>
  endSentence(formatHeadline(finding, 'email'));

/** Formats a question to the visitor, for the review and the bar. */
export const formatQuestion = (question: Question): string =>
  fillText(question.text, question, 'page');

/**
 * Formats the visitor's request for the parts that a finding needs: 'For the Ryzen 5 9600X, please
 * suggest an AM5 board.' The request names the products that stay. A motherboard is the part to
 * replace, so it is named only without other products.
 *
 * @returns undefined if no parts are needed
 */
export function formatSetRequest({ needs, parts }: Finding): string | undefined {
  if (needs === undefined) return undefined;
  const products = parts.filter(({ isOwned }) => !isOwned);
  const stayingProducts = products.filter(({ facts }) => facts.kind !== 'motherboard');
  const namedProducts = stayingProducts.length > 0 ? stayingProducts : products;
  return fillTemplate(suggestSet, { names: nameParts(namedProducts, 'email'), needs });
}

/** A finding's text and its advice, without full stops. */
export type FindingWords = Pick<Finding, 'text' | 'advice'>;

/** Leaves the names out of a text: 'Fits' for '[cpu fits] [motherboard]'. */
const omitNames = (text: string) => capitalise(fillFindingText(text, [], { nameOf: () => '' }));

/**
 * Formats a verdict for the compatibility table, without names: 'Fits after a BIOS update'. Without
 * a verdict, the shop checks the parts.
 */
export function formatCell(verdict: Finding | undefined): FindingWords {
  if (!verdict || verdict.outcome === 'unverified') return { text: omitNames(SHOP_CHECKS) };
  // A sentence such as 'the P needs socket A; the B has C' says nothing without the names.
  if (isIncompatible(verdict)) return { text: interfaceCopy.outcomes.incompatible };
  const { text, advice } = verdict;
  return { text: omitNames(text), advice: advice && omitNames(advice) };
}

/** Formats a finding for a part's product card in one line; see `formatCardWords`. */
export function formatCardLine(finding: Finding, partId: string, nameOf?: PartNamer): string {
  const { text, advice } = formatCardWords(finding, partId, nameOf);
  return joinAdvice(text, advice);
}

/** Lists a finding's parts of other kinds than a part's, without those that a product replaces. */
const listOtherParts = ({ parts }: Finding, { facts: { kind } }: Part) =>
  omitReplacedParts(parts).filter(({ facts }) => facts.kind !== kind);

/**
 * Formats a fit on the card of a product that another part keeps out: 'Fits the case'. It mustn't
 * read as a verdict on the whole PC.
 */
export function formatPartialFit(finding: Finding, partId: string): string {
  const cardPart = finding.parts.find(({ id }) => id === partId);
  const otherPart = cardPart && listOtherParts(finding, cardPart).at(-1);
  if (!cardPart || !otherPart) return formatCardLine(finding, partId);
  const name = otherPart.isOwned
    ? `the ${kindNames[otherPart.facts.kind].one}`
    : nameParts([otherPart]);
  return capitalise(`${getFitVerb(cardPart, otherPart)} ${name}`);
}

/**
 * Formats for a part of an enquiry what it doesn't fit: 'Doesn’t fit the ROG Strix X670E-E'. Parts
 * whose power is added up fit each other, but not the power supply.
 */
export function formatIncompatibility(finding: Finding, partId: string): string {
  const part = finding.parts.find(({ id }) => id === partId);
  const otherParts = part ? listOtherParts(finding, part) : [];
  const psus = isShortOfPower(finding) ? filterByKind(otherParts, 'psu') : [];
  const names = nameParts(psus.length > 0 ? psus : otherParts);
  return [interfaceCopy.outcomes.incompatible, names].filter(Boolean).join(' ');
}

/**
 * Formats a finding for a part's product card: 'Fits your H510'. Omits other parts of its kind.
 *
 * @param nameOf names the parts of other kinds
 */
export function formatCardWords(
  finding: Finding,
  partId: string,
  nameOf: PartNamer = nameParts,
): FindingWords {
  const cardPart = omitReplacedParts(finding.parts).find(({ id }) => id === partId);
  // The finding is on other parts, or a product replaces the visitor's part that it is on.
  if (cardPart === undefined) return { text: formatHeadline(finding) };
  const { kind } = cardPart.facts;
  const fillOnCard = (text: string) =>
    capitalise(
      fillFindingText(text, [cardPart, ...listOtherParts(finding, cardPart)], {
        cardPart,
        nameOf: (namedParts) => {
          const others = namedParts.filter((part) => part !== cardPart);
          const ownNames = namedParts.includes(cardPart) ? [`this ${kindNames[kind].one}`] : [];
          return joinNames(others.length > 0 ? [...ownNames, nameOf(others)] : ownNames);
        },
      }),
    );
  const { text, advice } = finding;
  return { text: fillOnCard(text), advice: advice && fillOnCard(advice) };
}
