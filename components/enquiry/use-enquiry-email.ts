import { useDeferredValue, useMemo } from 'react';
import { checkEnquiry } from '@/lib/enquiry/check-enquiry';
import { resolveLines } from '@/lib/enquiry/enquiry-lines';
import { composeEnquiryEmail } from '@/lib/enquiry/enquiry-message';
import type { Recipient } from '@/lib/mail/quote-messages';
import { formatStateAddress } from '@/lib/page-state/codec';
import type { PageState } from '@/lib/page-state/page-state';
import { formatVisitorPc } from '@/lib/visitor-pc/format-visitor-pc';
import type { PartLists } from '@/lib/visitor-pc/part-lists';
import { REVIEW } from './enquiry-ids';

/** Checks an enquiry and composes its email. Typed letters appear at once; the email updates after that. */
export function useEnquiryEmail(state: PageState, lists: PartLists, recipient: Recipient) {
  const deferredState = useDeferredValue(state);
  const { lines, visitorPc, purpose } = deferredState;
  const findings = useMemo(
    () => checkEnquiry({ lines, visitorPc, ...(purpose && { purpose }) }, lists),
    [lines, visitorPc, purpose, lists],
  );
  return useMemo(() => {
    const url = new URL(formatStateAddress(deferredState), window.location.href);
    url.hash = REVIEW;
    const visitorPcText = formatVisitorPc(deferredState.visitorPc, lists);
    const email = composeEnquiryEmail({
      recipient,
      lines: resolveLines(deferredState.lines),
      state: deferredState,
      findings,
      visitorPc: visitorPcText,
      address: url.href,
    });
    return { findings, email, visitorPcText, address: url.href };
  }, [deferredState, lists, findings, recipient]);
}
