import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { UnknownParts } from '@/components/visitor-pc/unknown-parts';
import { useVisitorPc } from '@/components/visitor-pc/use-visitor-pc';
import { VisitorPcFields } from '@/components/visitor-pc/visitor-pc-fields';
import { enquiryItems } from '@/data/enquiry-items';
import { reviewCopy as copy } from '@/data/enquiry-pages';
import { haveFields } from '@/data/have';
import { checkEnquiry } from '@/lib/enquiry/check-enquiry';
import { resolveLines } from '@/lib/enquiry/enquiry-lines';
import { composeEnquiryEmail } from '@/lib/enquiry/enquiry-message';
import type { Recipient } from '@/lib/mail/quote-messages';
import { formatStateAddress } from '@/lib/page-state/codec';
import type { PageState } from '@/lib/page-state/page-state';
import { pageStore } from '@/lib/page-state/page-store';
import { formatVisitorPc } from '@/lib/visitor-pc/format-visitor-pc';
import { REVIEW } from './enquiry-ids';
import { EnquiryNotices } from './enquiry-notices';
import { FindingList } from './finding-list';
import { PurposeChoice } from './purpose-choice';
import { ReviewDetails } from './review-details';
import { ReviewEmail } from './review-email';
import { ReviewLines } from './review-lines';
import './review.css';

const HEADING_ID = 'enquiry-heading';
const KNOWN_IDS: ReadonlySet<string> = new Set(enquiryItems.map(({ id }) => id));

interface ReviewProps {
  readonly state: PageState;
  readonly recipient: Recipient;
}

/** The review of the enquiry: its lines, what the check says, what the quote needs, and the email as it will be sent. */
export function Review({ state, recipient }: ReviewProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const visitorPc = useVisitorPc(state.visitorPc);
  const { lists, unknownFields } = visitorPc.answeredParts;
  // A field shows its letter first, and then the email follows.
  const { details, ...enquiry } = useDeferredValue(state);
  const { lines, purpose } = enquiry;
  const itemLines = useMemo(() => resolveLines(lines, enquiryItems), [lines]);
  const findings = useMemo(
    () =>
      checkEnquiry(
        { lines, visitorPc: enquiry.visitorPc, ...(purpose && { purpose }) },
        enquiryItems,
        lists,
      ),
    [lines, enquiry.visitorPc, purpose, lists],
  );
  const address = new URL(formatStateAddress(enquiry), window.location.href);
  address.hash = REVIEW;
  const visitorPcText = formatVisitorPc(enquiry.visitorPc, lists);
  const email = composeEnquiryEmail({
    recipient,
    lines: itemLines,
    state: { details, ...(purpose && { purpose }) },
    findings,
    visitorPc: visitorPcText,
    address: address.href,
  });
  useEffect(() => pageStore.dispatch({ type: 'removeUnknown', knownIds: KNOWN_IDS }), []);
  const isEmpty = state.lines.length === 0;
  const focusHeading = () => headingRef.current?.focus();
  return (
    <section aria-labelledby={HEADING_ID} className="content-width">
      <div className={clsx('review', isEmpty && 'empty')}>
        <h2 ref={headingRef} id={HEADING_ID} tabIndex={-1} className="text-section">
          {copy.heading}
        </h2>
        <p className="mt-2 mb-4 max-w-measure text-muted print:hidden">
          {isEmpty ? copy.empty : copy.lead}
        </p>
        {!(isEmpty || pageStore.isPersistent) && <p className="notice mb-4">{copy.notStored}</p>}
        <EnquiryNotices state={state} />
        <ReviewLines
          state={state}
          lines={resolveLines(state.lines, enquiryItems)}
          findings={findings}
          focusHeading={focusHeading}
        />
        {!isEmpty && (
          <>
            <PurposeChoice purpose={state.purpose} />
            <FindingList findings={findings} />
            {visitorPcText && (
              <p className="hidden whitespace-pre-line print:block">{visitorPcText}</p>
            )}
            <div className="print:hidden">
              <h3 className="mt-6 mb-2 text-name">{copy.visitorPc}</h3>
              <p className="mb-2 text-small text-muted">{haveFields.currentTo}</p>
              <UnknownParts unknownFields={unknownFields} />
              <VisitorPcFields form={visitorPc} />
            </div>
            <ReviewDetails details={state.details} />
            <ReviewEmail email={email} address={address.href} />
          </>
        )}
      </div>
    </section>
  );
}
