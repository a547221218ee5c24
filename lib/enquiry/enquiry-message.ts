import { enquiryEmail as copy } from '@/data/copy/enquiry-email';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import { appendCompany } from '@/lib/mail/append-company';
import { formatMailto, MAX_MAILTO_LENGTH, type QuoteMessage } from '@/lib/mail/mailto';
import type { Recipient } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import { type CheckResult, listCheckResults } from './check-results';
import { composeEnquiryBody, type EnquiryBodyData, type Extent } from './enquiry-body';
import type { ItemLine } from './enquiry-lines';
import { listMissingKinds } from './list-missing-kinds';

const { omitted } = reviewCopy.email;

function formatSubject([first, ...others]: readonly ItemLine[], company: string): string {
  const { name = '' } = first?.item ?? {};
  const { quantity = 1 } = first ?? {};
  const item = quantity > 1 ? fillTemplate(copy.several, { quantity, name }) : name;
  const template = others.length > 0 ? copy.subjectMore : copy.subject;
  return appendCompany(fillTemplate(template, { first: item, n: others.length }), company);
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

/** Lists how much a message may have, from all that it has to the least. */
function listExtents(results: readonly CheckResult[]): readonly [whole: Extent, ...Extent[]] {
  const whole = { results, hasReasons: true, hasLink: true, hasBlanks: true };
  const withoutReasons = { ...whole, hasReasons: false };
  const withoutLink = { ...withoutReasons, hasLink: false };
  return [
    whole,
    withoutReasons,
    withoutLink,
    ...results.map((_, index) => ({ ...withoutLink, results: results.slice(0, -1 - index) })),
    { ...withoutLink, results: [], hasBlanks: false },
  ];
}

/**
 * Composes the email that asks for an enquiry. Where a link of 2,000 characters can't carry all, the findings take their short form
 * first, then the address yields, then the findings from the mildest, then the blanks; names, SKUs, quantities, notes and the
 * visitor's own words never. A copied message has no limit.
 *
 * @returns the whole message; the message of the link, which is the whole or a shortened one, or one to paste into; how much of the
 *   message the link carries; and what a shortened one leaves out
 */
export function composeEnquiryEmail(data: EnquiryBodyData & { readonly recipient: Recipient }) {
  const { recipient, lines, enquiry, findings } = data;
  const head = { to: recipient.email, subject: formatSubject(lines, recipient.company) };
  const missingKinds = listMissingKinds(lines, enquiry);
  const results = listCheckResults(findings, missingKinds);
  const composeMessage = (extent: Extent): QuoteMessage => ({
    ...head,
    body: composeEnquiryBody(data, missingKinds, extent),
  });
  const extents = listExtents(results);
  const [whole] = extents;
  const fitting = extents.find(
    (extent) => formatMailto(composeMessage(extent)).length <= MAX_MAILTO_LENGTH,
  );
  return {
    message: composeMessage(whole),
    linkMessage: fitting ? composeMessage(fitting) : { ...head, body: copy.paste },
    linkCarries: fitting === whole ? 'all' : fitting ? 'some' : 'none',
    omissions: fitting ? listOmissions(results, fitting) : [],
  } as const;
}
