import { enquiryEmail as copy } from '@/data/copy/enquiry-email';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import { formatMailto, MAX_MAILTO_LENGTH } from '@/lib/mail/mailto';
import { addressMessage, type Recipient } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import { type CheckResult, listCheckResults } from './check-results';
import { composeEnquiryBody, type EnquiryBodyData, type Extent } from './enquiry-body';
import type { ItemLine } from './enquiry-lines';
import { listMissingKinds } from './list-missing-kinds';

const { omitted } = reviewCopy.email;

/** Formats the subject without the shop's name. */
function formatSubject([first, ...others]: readonly ItemLine[]): string {
  const { name = '' } = first?.item ?? {};
  const { quantity = 1 } = first ?? {};
  const item = quantity > 1 ? fillTemplate(copy.several, { quantity, name }) : name;
  const template = others.length > 0 ? copy.subjectMore : copy.subject;
  return fillTemplate(template, { first: item, n: others.length });
}

/** Names what a shortened message leaves out of the whole one. */
function listOmissions(
  allResults: readonly CheckResult[],
  { results, hasReasons, hasLink, hasBlanks }: Extent,
): readonly string[] {
  const all = allResults.length;
  const dropped = all - results.length;
  const template =
    results.length > 0 ? omitted.someResults : all === 1 ? omitted.result : omitted.allResults;
  const isShort = !hasReasons && results.some(({ sentence, short }) => sentence !== short);
  return [
    hasLink ? '' : omitted.link,
    dropped > 0 ? fillTemplate(template, { n: dropped, all }) : '',
    isShort ? omitted.reasons : '',
    hasBlanks ? '' : omitted.blanks,
  ].filter(Boolean);
}

/** Lists the extents of a message, from the whole to the shortest. */
function listExtents(results: readonly CheckResult[]): readonly [whole: Extent, ...Extent[]] {
  const whole = { results, hasReasons: true, hasLink: true, hasBlanks: true };
  const withoutReasons = { ...whole, hasReasons: false };
  const withoutLink = { ...withoutReasons, hasLink: false };
  return [
    whole,
    withoutReasons,
    withoutLink,
    // One result less in each, down to none.
    ...results.map((_, index) => ({ ...withoutLink, results: results.slice(0, -1 - index) })),
    { ...withoutLink, results: [], hasBlanks: false },
  ];
}

/**
 * Composes the email of an enquiry. A link has 2,000 characters at most. Where the whole message is too long, the results of the check
 * first take their short form. Then the link to the enquiry is left out, then the results from the mildest, then the blanks. Items,
 * notes and the visitor's own words are never shortened: where these are too long, the link asks the visitor to paste the message.
 *
 * @returns the whole message, which can be copied; the link's message; how much of the whole the link carries; and the names of what
 *   the link's message leaves out
 */
export function composeEnquiryEmail(data: EnquiryBodyData & { readonly recipient: Recipient }) {
  const { recipient, lines, enquiry, findings } = data;
  const subject = formatSubject(lines);
  const missingKinds = listMissingKinds(lines, enquiry);
  const results = listCheckResults(findings, missingKinds);
  const composeMessage = (extent: Extent) =>
    addressMessage(recipient, subject, composeEnquiryBody(data, missingKinds, extent));
  const extents = listExtents(results);
  const [whole] = extents;
  const fitting = extents.find(
    (extent) => formatMailto(composeMessage(extent)).length <= MAX_MAILTO_LENGTH,
  );
  return {
    message: composeMessage(whole),
    linkMessage: fitting ? composeMessage(fitting) : addressMessage(recipient, subject, copy.paste),
    linkCarries: fitting === whole ? 'all' : fitting ? 'some' : 'none',
    omissions: fitting ? listOmissions(results, fitting) : [],
  } as const;
}
