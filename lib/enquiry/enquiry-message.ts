import { enquiryEmail as copy } from '@/data/copy/enquiry-email';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import { formatMailto, MAX_MAILTO_LENGTH, type QuoteMessage } from '@/lib/mail/mailto';
import { addressMessage, type Recipient } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import { listEmailedFindings } from './emailed-findings';
import { type BodyOptions, composeEnquiryBody, type EnquiryBodyData } from './enquiry-body';
import type { ItemLine } from './enquiry-lines';
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
  return fillTemplate(others.length > 0 ? copy.subjectMore : copy.subject, {
    first: quantity > 1 ? fillTemplate(copy.several, { quantity, name }) : name,
    n: others.length,
  });
}

/** Names the findings that a shortened message leaves out: '1 of the 2 check results'; '' for none. */
function nameDroppedFindings(dropped: number, all: number): string {
  if (dropped === 0) return '';
  if (dropped < all) return fillTemplate(omitted.someResults, { n: dropped, all });
  return all === 1 ? omitted.result : fillTemplate(omitted.allResults, { n: all });
}

/** Names what a shortened message leaves out of the whole one. */
function listOmissions(whole: BodyOptions, shortened: BodyOptions): readonly string[] {
  const all = whole.findingSentences;
  const kept = shortened.findingSentences;
  return [
    shortened.hasLink ? '' : omitted.link,
    nameDroppedFindings(all.length - kept.length, all.length),
    kept.some((sentence, index) => sentence !== all[index]) ? omitted.reasons : '',
    shortened.hasBlanks ? '' : omitted.blanks,
  ].filter(Boolean);
}

/**
 * Lists the shorter forms of a message, from the longest to the shortest.
 *
 * @param shortSentences the findings in their short form
 */
function listShorterOptions(
  whole: BodyOptions,
  shortSentences: readonly string[],
): readonly BodyOptions[] {
  const withoutReasons = { ...whole, findingSentences: shortSentences };
  const withoutLink = { ...withoutReasons, hasLink: false };
  // One finding less in each, down to none.
  const withFewerFindings = shortSentences
    .map((_, count) => ({ ...withoutLink, findingSentences: shortSentences.slice(0, count) }))
    .toReversed();
  const withoutBlanks = { ...withoutLink, findingSentences: [], hasBlanks: false };
  return [withoutReasons, withoutLink, ...withFewerFindings, withoutBlanks];
}

/**
 * Composes the email of an enquiry. A link has 2,000 characters at most. Where the whole message is too long, the findings first
 * take their short form. Then the link to the enquiry is left out, then the findings from the mildest, then the blanks. Items, notes
 * and the visitor's own words are never shortened: where these are too long, the link asks the visitor to paste the message.
 */
export function composeEnquiryEmail(
  data: EnquiryBodyData & { readonly recipient: Recipient },
): EnquiryEmail {
  const { recipient, lines, enquiry, findings } = data;
  const subject = formatSubject(lines);
  const missingKinds = listMissingKinds(lines, enquiry);
  const emailedFindings = listEmailedFindings(findings, missingKinds);
  const composeMessage = (options: BodyOptions) =>
    addressMessage(recipient, subject, composeEnquiryBody(data, missingKinds, options));
  const whole = {
    findingSentences: emailedFindings.map(({ emailSentence }) => emailSentence),
    hasLink: true,
    hasBlanks: true,
  };
  const shortSentences = emailedFindings.map(({ shortEmailSentence }) => shortEmailSentence);
  const fitting = [whole, ...listShorterOptions(whole, shortSentences)].find(
    (options) => formatMailto(composeMessage(options)).length <= MAX_MAILTO_LENGTH,
  );
  const message = composeMessage(whole);
  if (fitting === undefined) {
    const linkMessage = addressMessage(recipient, subject, copy.paste);
    return { message, linkMessage, linkCarries: 'none', omissions: [] };
  }
  return {
    message,
    linkMessage: composeMessage(fitting),
    linkCarries: fitting === whole ? 'all' : 'some',
    omissions: listOmissions(whole, fitting),
  };
}
