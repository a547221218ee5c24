import type { QuoteMessage } from '@/lib/mail/mailto';
import type { Recipient } from '@/lib/mail/quote-messages';
import type { PageState } from '@/lib/page-state/page-state';
import type { EnquiryFinding } from './check-enquiry';
import type { ItemLine } from './enquiry-lines';

interface Enquiry {
  readonly recipient: Recipient;
  readonly lines: readonly ItemLine[];
  readonly state: Pick<PageState, 'purpose' | 'details'>;
  readonly findings: readonly EnquiryFinding[];
  /** The paragraph of formatVisitorPc, or ''. */
  readonly visitorPc: string;
  /** The address that opens this enquiry on the site: formatStateAddress on the contact page. */
  readonly address: string;
}

/** The email of an enquiry. */
export interface EnquiryEmail {
  /** What the review shows, copies and opens. */
  readonly message: QuoteMessage;
  /** True for a message that no link can carry: copying comes first, and `shortMessage` opens to paste into. */
  readonly isTooLong: boolean;
  readonly shortMessage: QuoteMessage;
}

/**
 * Composes the email that asks for an enquiry. Where a link of 2,000 characters can't carry all, the address yields first, then
 * the findings, then the blanks; names, SKUs, quantities and the visitor's own words never.
 */
export function composeEnquiryEmail({ recipient }: Enquiry): EnquiryEmail {
  const message = { to: recipient.email, subject: '', body: '' };
  return { message, isTooLong: false, shortMessage: message };
}
