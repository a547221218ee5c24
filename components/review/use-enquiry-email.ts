import { useDeferredValue, useMemo } from 'react';
import { REVIEW_ID } from '@/components/ui/element-ids';
import { checkEnquiry } from '@/lib/enquiry/check-enquiry';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import { resolveLines } from '@/lib/enquiry/enquiry-lines';
import { composeEnquiryEmail } from '@/lib/enquiry/enquiry-message';
import type { Recipient } from '@/lib/mail/quote-messages';
import { formatVisitorPc } from '@/lib/visitor-pc/format-visitor-pc';
import type { PartLists } from '@/lib/visitor-pc/part-lists';

/**
 * Checks an enquiry and composes its email. Deferred, so that typed letters appear before the email changes.
 *
 * @param lists the loaded lists of the part database
 * @param items all that an enquiry can hold
 */
export function useEnquiryEmail(
  enquiry: Enquiry,
  lists: PartLists,
  recipient: Recipient,
  items: readonly EnquiryItem[],
) {
  const deferredEnquiry = useDeferredValue(enquiry);
  return useMemo(() => {
    const findings = checkEnquiry(deferredEnquiry, lists, items);
    const url = new URL(`?${deferredEnquiry.query}`, window.location.href);
    url.hash = REVIEW_ID;
    const visitorPcText = formatVisitorPc(deferredEnquiry.visitorPc, lists);
    const email = composeEnquiryEmail({
      recipient,
      lines: resolveLines(deferredEnquiry.lines, items),
      enquiry: deferredEnquiry,
      findings,
      visitorPcText,
      address: url.href,
    });
    return { findings, email, visitorPcText, address: url.href };
  }, [deferredEnquiry, lists, recipient, items]);
}
