import { enquiryEmailCopy } from '@/data/copy/enquiry-email';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import { isFit } from '@/lib/compatibility/finding';
import { formatMailto, MAX_MAILTO_LENGTH, type QuoteMessage } from '@/lib/mail/mailto';
import { addressMessage, type Recipient } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import { type BodyOptions, composeEnquiryBody, type EnquiryBodyData } from './enquiry-body';
import type { ItemLine } from './enquiry-item';
import { listMissingKinds } from './list-missing-kinds';

const { omitted } = reviewCopy.email;

export interface EnquiryEmail {
  /** The whole message, which can be copied. */
  readonly message: QuoteMessage;
  /** The message of the email link, shortened where the whole is too long. */
  readonly linkMessage: QuoteMessage;
  /** How much of the whole message the link carries. */
  readonly linkCarries: 'all' | 'some' | 'none';
  /** The names of what the link's message leaves out. */
  readonly omissions: readonly string[];
}

/** Formats the subject without the shop's name: 'Quote Request for 30 × Office Tower and 1 more'. */
function formatSubject([first, ...others]: readonly ItemLine[]): string {
  // No page shows the email of an empty enquiry.
  if (first === undefined) return '';
  const { quantity, item } = first;
  const { name } = item;
  return fillTemplate(others.length > 0 ? enquiryEmailCopy.subjectMore : enquiryEmailCopy.subject, {
    first: quantity > 1 ? fillTemplate(enquiryEmailCopy.several, { quantity, name }) : name,
    n: others.length,
  });
}

/** Names the results that a shortened message leaves out: '1 of the 2 check results'; '' for none. */
function nameDroppedResults(dropped: number, all: number): string {
  if (dropped === 0) return '';
  if (dropped < all) return fillTemplate(omitted.someResults, { n: dropped, all });
  return all === 1 ? omitted.result : fillTemplate(omitted.allResults, { n: all });
}

const countResults = ({ findingSentences, saysNoClash }: BodyOptions) =>
  saysNoClash ? 1 : findingSentences.length;

/** Names what a shortened message leaves out of the whole one. */
function listOmissions(whole: BodyOptions, shortened: BodyOptions): readonly string[] {
  const count = countResults(whole);
  return [
    shortened.hasLink ? '' : omitted.link,
    nameDroppedResults(count - countResults(shortened), count),
    shortened.findingSentences.some((sentence, index) => sentence !== whole.findingSentences[index])
      ? omitted.reasons
      : '',
    shortened.hasBlanks ? '' : omitted.blanks,
  ].filter(Boolean);
}

/** Returns true where all parts fit and none is missing. */
const isWholeFit = ({ findings, lines, enquiry }: EnquiryBodyData) =>
  findings.length > 0 && findings.every(isFit) && listMissingKinds(lines, enquiry).length === 0;

/** Lists the forms of an email's body, from the whole one to the shortest. */
function listBodyOptions(data: EnquiryBodyData) {
  // The email asks the shop to confirm clashes, conditions and unknown facts.
  const emailedFindings = data.findings.filter((finding) => !finding.isQuestion && !isFit(finding));
  const shortSentences = emailedFindings.map(({ shortEmailSentence }) => shortEmailSentence);
  const whole: BodyOptions = {
    // Where a fact is unknown, the reasons would tell the shop nothing.
    findingSentences: emailedFindings.map(({ outcome, emailSentence, shortEmailSentence }) =>
      outcome === 'unverified' ? shortEmailSentence : emailSentence,
    ),
    saysNoClash: isWholeFit(data),
    hasLink: true,
    hasBlanks: true,
  };
  const withoutReasons = { ...whole, findingSentences: shortSentences };
  const withoutLink = { ...withoutReasons, hasLink: false };
  // One finding less in each, down to one.
  const withFewerFindings = shortSentences
    .map((_, count) => ({ ...withoutLink, findingSentences: shortSentences.slice(0, count) }))
    .slice(1)
    .toReversed();
  const withoutResults = { ...withoutLink, findingSentences: [], saysNoClash: false };
  const withoutBlanks = { ...withoutResults, hasBlanks: false };
  return [
    whole,
    withoutReasons,
    withoutLink,
    ...withFewerFindings,
    withoutResults,
    withoutBlanks,
  ] as const;
}

/**
 * Composes the email of an enquiry. A link has 2,000 characters at most. Where the whole message is too long, the findings first
 * take their short form. Then the link to the enquiry is left out, then the findings from the mildest, then the blanks. Items, notes
 * and the visitor's own words are never shortened: where these are too long, the link asks the visitor to paste the message.
 */
export function composeEnquiryEmail(
  data: EnquiryBodyData & { readonly recipient: Recipient },
): EnquiryEmail {
  const subject = formatSubject(data.lines);
  const compose = (body: string) => addressMessage(data.recipient, subject, body);
  const composeMessage = (options: BodyOptions) => compose(composeEnquiryBody(data, options));
  const allOptions = listBodyOptions(data);
  const [whole] = allOptions;
  const message = composeMessage(whole);
  const fitting = allOptions.find(
    (options) => formatMailto(composeMessage(options)).length <= MAX_MAILTO_LENGTH,
  );
  if (fitting === undefined)
    return {
      message,
      linkMessage: compose(enquiryEmailCopy.paste),
      linkCarries: 'none',
      omissions: [],
    };
  return {
    message,
    linkMessage: composeMessage(fitting),
    linkCarries: fitting === whole ? 'all' : 'some',
    omissions: listOmissions(whole, fitting),
  };
}
