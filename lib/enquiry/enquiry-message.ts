import { enquiryEmail as copy } from '@/data/copy/enquiry-email';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import { formatMailto, MAX_MAILTO_LENGTH } from '@/lib/mail/mailto';
import { addressMessage, type Recipient } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import { type EmailedFinding, listEmailedFindings } from './emailed-findings';
import { type BodyOptions, composeEnquiryBody, type EnquiryBodyData } from './enquiry-body';
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
  all: readonly EmailedFinding[],
  { emailedFindings, hasReasons, hasLink, hasBlanks }: BodyOptions,
): readonly string[] {
  const dropped = all.length - emailedFindings.length;
  const allDropped = all.length === 1 ? omitted.result : omitted.allResults;
  const template = emailedFindings.length > 0 ? omitted.someResults : allDropped;
  const isShort =
    !hasReasons &&
    emailedFindings.some(({ emailMessage, emailSummary }) => emailMessage !== emailSummary);
  return [
    hasLink ? '' : omitted.link,
    dropped > 0 ? fillTemplate(template, { n: dropped, all: all.length }) : '',
    isShort ? omitted.reasons : '',
    hasBlanks ? '' : omitted.blanks,
  ].filter(Boolean);
}

/** Lists the options of a message, from the whole to the shortest. */
function listOptions(
  emailedFindings: readonly EmailedFinding[],
): readonly [whole: BodyOptions, ...BodyOptions[]] {
  const whole = { emailedFindings, hasReasons: true, hasLink: true, hasBlanks: true };
  const withoutReasons = { ...whole, hasReasons: false };
  const withoutLink = { ...withoutReasons, hasLink: false };
  return [
    whole,
    withoutReasons,
    withoutLink,
    // One finding less in each, down to none.
    ...emailedFindings.map((_, index) => ({
      ...withoutLink,
      emailedFindings: emailedFindings.slice(0, -1 - index),
    })),
    { ...withoutLink, emailedFindings: [], hasBlanks: false },
  ];
}

/**
 * Composes the email of an enquiry. A link has 2,000 characters at most. Where the whole message is too long, the findings first
 * take their short form. Then the link to the enquiry is left out, then the findings from the mildest, then the blanks. Items, notes
 * and the visitor's own words are never shortened: where these are too long, the link asks the visitor to paste the message.
 *
 * @returns the whole message, which can be copied; the link's message; how much of the whole the link carries; and the names of what
 *   the link's message leaves out
 */
export function composeEnquiryEmail(data: EnquiryBodyData & { readonly recipient: Recipient }) {
  const { recipient, lines, enquiry, findings } = data;
  const subject = formatSubject(lines);
  const missingKinds = listMissingKinds(lines, enquiry);
  const emailedFindings = listEmailedFindings(findings, missingKinds);
  const composeMessage = (options: BodyOptions) =>
    addressMessage(recipient, subject, composeEnquiryBody(data, missingKinds, options));
  const allOptions = listOptions(emailedFindings);
  const [whole] = allOptions;
  const fitting = allOptions.find(
    (options) => formatMailto(composeMessage(options)).length <= MAX_MAILTO_LENGTH,
  );
  return {
    message: composeMessage(whole),
    linkMessage: fitting ? composeMessage(fitting) : addressMessage(recipient, subject, copy.paste),
    linkCarries: fitting === whole ? 'all' : fitting ? 'some' : 'none',
    omissions: fitting ? listOmissions(emailedFindings, fitting) : [],
  } as const;
}
