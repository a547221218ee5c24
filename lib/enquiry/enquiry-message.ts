import { enquiryEmailCopy } from '@/data/copy/enquiry-email';
import { type Finding, isFit } from '@/lib/compatibility/finding';
import { formatSentence, formatShortSentence } from '@/lib/compatibility/format-finding';
import { formatMailto, MAX_MAILTO_LENGTH, type QuoteMessage } from '@/lib/mail/mailto';
import { addressMessage, type Recipient } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import { formatCheckList } from '@/lib/visitor-pc/format-check-paragraph';
import {
  type BodyForm,
  composeEnquiryBody,
  type EnquiryBodyData,
  type Omission,
} from './enquiry-body';
import type { ItemLine } from './enquiry-item';
import { listMissingKinds } from './list-missing-kinds';

export interface EnquiryEmail {
  /** The whole message, which can be copied. */
  readonly message: QuoteMessage;
  /** The message of the email link, shortened where the whole is too long. */
  readonly linkMessage: QuoteMessage;
  /** The parts of the whole message that `linkMessage` leaves out. */
  readonly omissions: readonly Omission[];
  /** True if even the shortest message is too long: the link then asks to paste the whole one. */
  readonly isTooLong: boolean;
}

/** Formats the subject without the shop's name: 'Quote Request for 2 × RM850e and 1 more'. */
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

/** Returns true where all parts fit, none is missing and nothing is asked. */
const isWholeFit = ({ findings, questions, lines, enquiry }: EnquiryBodyData) =>
  findings.length > 0 &&
  findings.every(isFit) &&
  questions.length === 0 &&
  listMissingKinds(lines, enquiry).length === 0;

/** Lists the forms of an email's body, from the whole one to the shortest. */
function listBodyForms(data: EnquiryBodyData): readonly [BodyForm, ...BodyForm[]] {
  // The email asks the shop to confirm incompatible parts, conditions and unknown facts.
  const emailedFindings = data.findings.filter((finding) => !isFit(finding));
  const formatResults = (format: (finding: Finding) => string) => {
    if (emailedFindings.length > 0) return formatCheckList(emailedFindings.map(format));
    return isWholeFit(data) ? enquiryEmailCopy.wholeFit : '';
  };
  const results = formatResults((finding) =>
    // Where a fact is unknown, the reasons would tell the shop nothing.
    finding.outcome === 'unverified'
      ? formatShortSentence(finding)
      : formatSentence(finding, 'email'),
  );
  const shortResults = formatResults(formatShortSentence);
  const reasons = shortResults === results ? [] : (['reasons'] as const);
  const linkAndResults = results === '' ? (['link'] as const) : (['link', 'results'] as const);
  return [
    { results, omissions: [] },
    { results: shortResults, omissions: reasons },
    { results: shortResults, omissions: ['link', ...reasons] },
    { results: '', omissions: linkAndResults },
    { results: '', omissions: [...linkAndResults, 'blanks'] },
  ];
}

/**
 * Composes an enquiry's email, whose link has 2,000 characters at most. A longer one takes the
 * findings' short form, then loses the link to the enquiry, the check's results and the blanks, in
 * this order. Items, notes and the visitor's words stay: the visitor pastes what is still too long.
 */
export function composeEnquiryEmail(
  data: EnquiryBodyData & { readonly recipient: Recipient },
): EnquiryEmail {
  const subject = formatSubject(data.lines);
  const compose = (body: string) => addressMessage(data.recipient, subject, body);
  const composeForm = (form: BodyForm) => ({
    omissions: form.omissions,
    message: compose(composeEnquiryBody(data, form)),
  });
  const [wholeForm, ...shorterForms] = listBodyForms(data);
  const whole = composeForm(wholeForm);
  const fitting = [whole, ...shorterForms.map(composeForm)].find(
    ({ message }) => formatMailto(message).length <= MAX_MAILTO_LENGTH,
  );
  return {
    message: whole.message,
    linkMessage: fitting?.message ?? compose(enquiryEmailCopy.paste),
    omissions: fitting?.omissions ?? [],
    isTooLong: fitting === undefined,
  };
}
