import { useRef } from 'react';
import { UnknownParts } from '@/components/visitor-pc/unknown-parts';
import { useVisitorPc } from '@/components/visitor-pc/use-visitor-pc';
import { VisitorPcFields } from '@/components/visitor-pc/visitor-pc-fields';
import { reviewCopy as copy } from '@/data/enquiry-pages';
import { visitorPcFieldCopy } from '@/data/visitor-pc';
import { resolveLines } from '@/lib/enquiry/enquiry-lines';
import type { Recipient } from '@/lib/mail/quote-messages';
import type { PageState } from '@/lib/page-state/page-state';
import { pageStore } from '@/lib/page-state/page-store';
import { EnquiryNotices } from './enquiry-notices';
import { FindingList } from './finding-list';
import { PurposeChoice } from './purpose-choice';
import { ReviewDetails } from './review-details';
import { ReviewEmail } from './review-email';
import { ReviewLines } from './review-lines';
import { useEnquiryEmail } from './use-enquiry-email';
import './review.css';

const HEADING_ID = 'enquiry-heading';

interface ReviewProps {
  readonly state: PageState;
  readonly recipient: Recipient;
}

/** The review of the enquiry: its lines, what the check says, what the quote needs, and the email as it will be sent. */
export function Review({ state, recipient }: ReviewProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const visitorPc = useVisitorPc(state.visitorPc);
  const { lists, unknownFields } = visitorPc;
  const { findings, email, visitorPcText, address } = useEnquiryEmail(state, lists, recipient);
  const isEmpty = state.lines.length === 0;
  const lines = resolveLines(state.lines);
  // A desktop or a mouse has no bearing on the visitor's PC.
  const asksForPc =
    state.purpose !== undefined ||
    Object.keys(state.visitorPc).length > 0 ||
    lines.some(({ item }) => item.facts !== undefined);
  const focusHeading = () => headingRef.current?.focus();
  return (
    <section aria-labelledby={HEADING_ID} className="content-width">
      <div className="review">
        <h2 ref={headingRef} id={HEADING_ID} tabIndex={-1} className="text-section">
          {copy.heading}
        </h2>
        <p className="mt-2 mb-4 max-w-measure text-muted print:hidden">
          {isEmpty ? copy.empty : copy.lead}
        </p>
        {!(isEmpty || pageStore.isPersistent) && <p className="notice mb-4">{copy.notStored}</p>}
        <EnquiryNotices state={state} />
        <ReviewLines state={state} lines={lines} findings={findings} focusHeading={focusHeading} />
        {!isEmpty && (
          <>
            {asksForPc && <PurposeChoice purpose={state.purpose} />}
            <FindingList findings={findings} />
            {visitorPcText && <p className="print-only">{visitorPcText}</p>}
            {asksForPc && (
              <div className="print:hidden">
                <h3 className="mt-6 mb-2 text-name">{copy.visitorPc}</h3>
                <p className="mb-2 text-small text-muted">{visitorPcFieldCopy.currentTo}</p>
                <UnknownParts unknownFields={unknownFields} />
                <VisitorPcFields form={visitorPc} />
              </div>
            )}
            <ReviewDetails details={state.details} />
            <ReviewEmail email={email} address={address} />
          </>
        )}
      </div>
    </section>
  );
}
