import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { EnquiryNotices } from '@/components/enquiry/enquiry-notices';
import { useDropUnknownLines, useEnquiry } from '@/components/enquiry/use-enquiry';
import { REVIEW_ID } from '@/components/ui/element-ids';
import { ReloadLink } from '@/components/ui/reload-link';
import { useVisitorPcForm } from '@/components/visitor-pc/use-visitor-pc-form';
import { VisitorPcFields } from '@/components/visitor-pc/visitor-pc-fields';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import { visitorPcRowCopy } from '@/data/copy/visitor-pc';
import { checkWithSwaps } from '@/lib/enquiry/check-with-swaps';
import { formatEnquiry } from '@/lib/enquiry/enquiry-codec';
import { type EnquiryItem, resolveLines } from '@/lib/enquiry/enquiry-item';
import { composeEnquiryEmail } from '@/lib/enquiry/enquiry-message';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import type { Recipient } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import { formatVisitorPc } from '@/lib/visitor-pc/format-visitor-pc';
import { resolveVisitorPc } from '@/lib/visitor-pc/resolve-visitor-pc';
import { hasAnswers } from '@/lib/visitor-pc/visitor-pc';
import { FindingList } from './finding-list';
import { PurposeChoice } from './purpose-choice';
import { ReviewDetails } from './review-details';
import { ReviewDisclosure } from './review-disclosure';
import { ReviewEmail } from './review-email';
import { ReviewFrame } from './review-frame';
import { ReviewLines } from './review-lines';
import './review.css';

const formatToday = () =>
  new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

export interface ReviewProps {
  readonly recipient: Recipient;
  /** All that an enquiry can hold. */
  readonly items: readonly EnquiryItem[];
  /** The shop's name and addresses, for the head of the printed review. */
  readonly letterhead: ReactNode;
}

/** The review: the enquiry's lines, findings, the fields that a quote needs, and the email. */
export function Review({ recipient, items, letterhead }: ReviewProps) {
  const enquiry = useEnquiry();
  useDropUnknownLines(enquiry.lines, items);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const visitorPcForm = useVisitorPcForm(enquiry.visitorPc);
  const { partIndexes } = visitorPcForm;
  // Deferred, so that typed letters appear before the email changes.
  const deferredEnquiry = useDeferredValue(enquiry);
  const { lines, purpose, visitorPc } = deferredEnquiry;
  const pc = useMemo(() => resolveVisitorPc(visitorPc, partIndexes), [visitorPc, partIndexes]);
  // Letters typed into notes and details need no new check.
  const { findings, questions } = useMemo(
    () =>
      checkWithSwaps(
        { lines, purpose },
        pc,
        items.filter((item) => item.kind === 'product'),
      ),
    [lines, purpose, pc, items],
  );
  const { email, visitorPcText, reviewUrl } = useMemo(() => {
    const data = {
      lines: resolveLines(deferredEnquiry.lines, items),
      enquiry: deferredEnquiry,
      findings,
      questions,
      visitorPcText: formatVisitorPc(pc),
      reviewUrl: new URL(`?${formatEnquiry(deferredEnquiry)}#${REVIEW_ID}`, window.location.href)
        .href,
    };
    return { ...data, email: composeEnquiryEmail({ recipient, ...data }) };
  }, [deferredEnquiry, findings, questions, pc, recipient, items]);
  const isEmpty = enquiry.lines.length === 0;
  const hasPc = hasAnswers(enquiry.visitorPc);
  // Featured items such as a mouse or a whole desktop have no facts to check with a PC.
  const hasParts = resolveLines(enquiry.lines, items).some(({ item }) => item.kind === 'product');
  const shouldAskForPc = enquiry.purpose !== undefined || hasPc || hasParts;
  const focusHeading = () => headingRef.current?.focus();
  // The review loads late, so its heading takes the focus of a link to it unless that is in use.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs once a link's enquiry opens or is declined
  useEffect(() => {
    const { activeElement, body } = document;
    const isIdle = activeElement === body || activeElement?.closest('dialog');
    if (window.location.hash === `#${REVIEW_ID}` && isIdle)
      headingRef.current?.focus({ preventScroll: true });
  }, [enquiry.isFromLink, enquiry.offered]);
  return (
    <ReviewFrame
      lead={isEmpty ? reviewCopy.empty : reviewCopy.lead}
      headingRef={headingRef}
      className="review"
    >
      {!(isEmpty || enquiryStore.isPersistent()) && (
        <p className="notice mb-4">{reviewCopy.notStored}</p>
      )}
      {!isEmpty && (
        <div className="hidden grid-cols-[1fr_auto] gap-8 print:grid">
          <div>
            <p>{formatToday()}</p>
            <p className="wrap-anywhere">
              {fillTemplate(reviewCopy.printedLink, { url: reviewUrl })}
            </p>
          </div>
          {letterhead}
        </div>
      )}
      <EnquiryNotices enquiry={enquiry} />
      <ReviewLines
        enquiry={enquiry}
        items={items}
        findings={findings}
        questions={questions}
        focusHeading={focusHeading}
      />
      {!isEmpty && (
        <>
          {shouldAskForPc && <PurposeChoice purpose={enquiry.purpose} />}
          <FindingList
            findings={findings}
            // The choice above asks for the purpose itself.
            questions={questions.filter(
              ({ asksAbout }) => asksAbout !== 'purpose' || enquiry.purpose !== undefined,
            )}
            message={email.message}
            visitorPcText={visitorPcText}
          />
          {visitorPcText && (
            <p className="hidden whitespace-pre-line print:block">{visitorPcText}</p>
          )}
          {shouldAskForPc && (
            <ReviewDisclosure
              summary={<h3 className="text-name">{reviewCopy.visitorPc}</h3>}
              isFilled={hasPc}
              className="mt-6 line-above print:hidden"
            >
              <p className="mb-2 text-small text-muted">{visitorPcRowCopy.currentTo}</p>
              {visitorPcForm.hasFailed && (
                <p role="alert" className="notice mb-2">
                  {`${visitorPcRowCopy.loadError} `}
                  <ReloadLink />
                </p>
              )}
              <VisitorPcFields form={visitorPcForm} hasCoolerField />
            </ReviewDisclosure>
          )}
          <ReviewDetails details={enquiry.details} />
          <ReviewEmail
            email={email}
            reviewUrl={reviewUrl}
            hasPc={hasPc}
            focusHeading={focusHeading}
          />
        </>
      )}
    </ReviewFrame>
  );
}
