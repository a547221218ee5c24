/** Formats findings for the places that show them. */

import { kinds, suggestSet } from '@/data/copy/compatibility';
import { capitalise, fillTemplate } from '@/lib/text/fill-template';
import type { Finding } from './finding';
import { createCardName, createName, type Name, nameParts } from './name-parts';
import type { KnownPart } from './parts';

/** Returns the parts that a finding is about, in its order. */
const selectParts = ({ partIds }: Finding, parts: readonly KnownPart[]) =>
  partIds.flatMap((id) => parts.find((part) => part.id === id) ?? []);

/** Formats sentences that name a finding's parts, in the words of the shop or, for an email, of the visitor. */
function formatSentences(
  finding: Finding,
  parts: readonly KnownPart[],
  isShop: boolean,
  listAdditions: (name: Name) => readonly (string | undefined)[],
): string {
  const name = createName(selectParts(finding, parts), (some) => nameParts(some, isShop));
  const sentence = finding.text(name).replace(/(?<![.?])$/, '.');
  const whole = capitalise([sentence, ...listAdditions(name)].filter(Boolean).join(' '));
  return isShop ? whole : whole.replaceAll('We’ll check', 'Please check');
}

/** Formats a finding as a sentence, with its reasons and advice, for the review or, in the visitor's words, for an email. */
export const formatSentence = (
  finding: Finding,
  parts: readonly KnownPart[],
  isShop = true,
): string =>
  formatSentences(finding, parts, isShop, (name) => [
    finding.explanation?.(name),
    finding.needs && `That calls for ${finding.needs}.`,
  ]);

/** Formats a finding as a sentence without reasons and advice, in the visitor's words. */
export const formatShortSentence = (finding: Finding, parts: readonly KnownPart[]): string =>
  formatSentences(finding, parts, false, () => []);

/**
 * Formats the request for the parts that a finding says are needed, in the visitor's words; undefined where it needs none. Names the
 * shop's parts that stay: a motherboard yields to them.
 */
export function formatSetRequest(
  finding: Finding,
  parts: readonly KnownPart[],
): string | undefined {
  const { needs } = finding;
  if (needs === undefined) return undefined;
  const sold = selectParts(finding, parts).filter(({ isOwned }) => !isOwned);
  const stayingParts = sold.filter(({ facts }) => facts.kind !== 'motherboard');
  return fillTemplate(suggestSet, {
    names: nameParts(stayingParts.length > 0 ? stayingParts : sold),
    needs,
  });
}

/** Formats a finding as the table shows it, without names: 'Fits after a BIOS update'. */
export const formatCell = ({ outcome, text }: Finding): string =>
  outcome === 'unverified'
    ? 'We’ll check'
    : capitalise(
        text((_, verb = '') => verb)
          .replaceAll(/ +(?=[ ,.])/g, '')
          .trim(),
      );

/**
 * Formats a finding in one line for a part's card: 'Fits your H510, 60 mm to spare'.
 *
 * @param nameOf names the other parts
 */
export function formatLine(
  finding: Finding,
  parts: readonly KnownPart[],
  partId: string,
  nameOf: (parts: readonly KnownPart[]) => string = nameParts,
): string {
  const about = selectParts(finding, parts);
  const card = about.find(({ id }) => id === partId);
  if (card === undefined) return formatHeadline(finding, parts);
  const line = finding.text(createCardName(about, card, nameOf));
  const itself = new RegExp(`^this ${kinds[card.facts.kind].one} (?!and )(?:is )?`);
  return capitalise(line.replace(itself, ''));
}

/** Formats a finding in one line with the names of its parts, for the bar. */
export const formatHeadline = (finding: Finding, parts: readonly KnownPart[]): string =>
  capitalise(finding.text(createName(selectParts(finding, parts), nameParts)));
