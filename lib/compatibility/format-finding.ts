import { kindNames, needsText, suggestSet } from '@/data/copy/compatibility';
import { fillTemplate } from '@/lib/text/fill-template';
import { capitalise, endSentence } from '@/lib/text/grammar';
import { joinNames } from '@/lib/text/join-names';
import type { Finding } from './finding';
import { CHECK, fillInPartNames, nameParts, type Voice } from './name-parts';
import { omitReplacedParts, type Part } from './parts';

/** Fills in the names of a finding's parts, without those that a product replaces. */
const fillInNames = (text: string, { parts }: Finding, voice: Voice) =>
  fillInPartNames(text, omitReplacedParts(parts), (named) => nameParts(named, voice), voice);

/** Formats a finding as a sentence with its reasons and advice, for the review or, as the visitor says it, for an email. */
export function formatSentence(finding: Finding, voice: Voice = 'page'): string {
  const { text, explanation = '', needs } = finding;
  const sentences = [
    endSentence(fillInNames(text, finding, voice)),
    fillInNames(explanation, finding, voice),
    needs && fillTemplate(needsText, { needs }),
  ];
  return capitalise(sentences.filter(Boolean).join(' '));
}

/** Formats a finding in one line with the names of its parts, for the bar. */
export const formatHeadline = (finding: Finding, voice: Voice = 'page'): string =>
  capitalise(fillInNames(finding.text, finding, voice));

/** Formats a finding for an email as a sentence without reasons and advice. */
export const formatShortSentence = (finding: Finding): string =>
  endSentence(formatHeadline(finding, 'email'));

/**
 * Formats the visitor's request for the parts that a finding says are needed: 'For the Ryzen 5 9600X, please suggest an AM5
 * board.' The request names the products that stay. A motherboard is the part to replace, so it is named only if it is the only
 * product.
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

/** Formats a finding as the compatibility table shows it, without names: 'Fits. Turn on EXPO for 6000 MT/s'. */
export function formatCell({ outcome, text }: Pick<Finding, 'outcome' | 'text'>): string {
  // In place of each part's name with its verb, the text gets the verb alone.
  const textWithoutNames = fillInPartNames(outcome === 'unverified' ? CHECK : text, [], () => '');
  // Where a name stood between two spaces, or before a sign, a space too many is left.
  return capitalise(textWithoutNames.replaceAll(/ +(?=[ ,.])/g, '').trim());
}

/**
 * Formats a finding in one line for a part's product card: 'Fits your H510 with 60 mm to spare'. Other parts of this kind are
 * left out.
 *
 * @param nameOf names the parts of other kinds
 */
export function formatCardLine(
  finding: Finding,
  partId: string,
  nameOf: (parts: readonly Part[]) => string = nameParts,
): string {
  const findingParts = omitReplacedParts(finding.parts);
  const cardPart = findingParts.find(({ id }) => id === partId);
  if (cardPart === undefined) return formatHeadline(finding);
  const ownName = `this ${kindNames[cardPart.facts.kind].one}`;
  const otherParts = findingParts.filter(({ facts }) => facts.kind !== cardPart.facts.kind);
  const line = fillInPartNames(finding.text, [cardPart, ...otherParts], (namedParts) => {
    const names = namedParts.includes(cardPart) ? [ownName] : [];
    const others = namedParts.filter((part) => part !== cardPart);
    if (others.length > 0) names.push(nameOf(others));
    return joinNames(names);
  });
  // The product card leaves out 'this processor is' at the beginning of a line, but not in 'this processor and your graphics
  // card draw …'.
  return capitalise(line.replace(new RegExp(`^${ownName} (?!and )(?:is )?`), ''));
}
