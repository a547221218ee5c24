import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Verdict } from '@/components/compatibility/verdict';
import { IncludeButton } from '@/components/visitor-pc/include-button';
import { useVisitorPc } from '@/components/visitor-pc/use-visitor-pc';
import { UnknownParts, VisitorPcFields } from '@/components/visitor-pc/visitor-pc-fields';
import { reviewCopy as copy } from '@/data/copy/enquiry-pages';
import { visitorPcFieldCopy, visitorPcRowCopy } from '@/data/copy/visitor-pc';
import { setPurpose, setVisitorPcField } from '@/lib/enquiry/change-answers';
import { checkEnquiry, type EnquiryFinding } from '@/lib/enquiry/check-enquiry';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import { resolveLines } from '@/lib/enquiry/enquiry-lines';
import { composeEnquiryEmail } from '@/lib/enquiry/enquiry-message';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { type Enquiry, PURPOSES, type Purpose } from '@/lib/enquiry/parse-state';
import type { Recipient } from '@/lib/mail/quote-messages';
import { formatVisitorPc } from '@/lib/visitor-pc/format-visitor-pc';
import type { PartLists } from '@/lib/visitor-pc/part-lists';
import { getFieldId } from '@/lib/visitor-pc/visitor-pc';
import { REVIEW } from './enquiry-ids';
import { EnquiryNotices } from './enquiry-notices';
import { ReviewDetails } from './review-details';
import { ReviewEmail } from './review-email';
import { ReviewLines } from './review-lines';
import './review.css';

const HEADING_ID = 'enquiry-heading';

interface ReviewProps {
  readonly state: Enquiry;
  readonly recipient: Recipient;
  /** All that an enquiry can hold. */
  readonly items: readonly EnquiryItem[];
}

/** Checks an enquiry and composes its email. Typed letters appear at once; the email updates after that. */
function useEnquiryEmail(
  state: Enquiry,
  lists: PartLists,
  { recipient, items }: Pick<ReviewProps, 'recipient' | 'items'>,
) {
  const deferredState = useDeferredValue(state);
  const { lines, visitorPc, purpose } = deferredState;
  const findings = useMemo(
    () => checkEnquiry({ lines, visitorPc, ...(purpose && { purpose }) }, lists, items),
    [lines, visitorPc, purpose, lists, items],
  );
  return useMemo(() => {
    const url = new URL(`?${deferredState.query}`, window.location.href);
    url.hash = REVIEW;
    const visitorPcText = formatVisitorPc(deferredState.visitorPc, lists);
    const email = composeEnquiryEmail({
      recipient,
      lines: resolveLines(deferredState.lines, items),
      state: deferredState,
      findings,
      visitorPc: visitorPcText,
      address: url.href,
    });
    return { findings, email, visitorPcText, address: url.href };
  }, [deferredState, lists, findings, recipient, items]);
}

/** The choice of what the parts are for, which the check depends on. */
function PurposeChoice({ purpose }: { readonly purpose: Purpose | undefined }) {
  const { legend, ...labels } = copy.purpose;
  return (
    <fieldset className={clsx('mt-6', purpose === undefined && 'print:hidden')}>
      <legend className="headline text-name">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {PURPOSES.map((value, index) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              id={index === 0 ? 'purpose' : undefined}
              name="purpose"
              value={value}
              checked={purpose === value}
              onChange={() => enquiryStore.update(setPurpose(value))}
              className="size-5 flex-none accent-accent-ink"
            />
            {labels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns the id of the field that answers a question. */
const getAnswerId = (askedKind: NonNullable<EnquiryFinding['askedKind']>) =>
  askedKind === 'purpose' ? 'purpose' : getFieldId(askedKind);

/** Answers the question about a case or a cooler of a visitor who has none. */
const QuoteOneButton = ({ field }: { readonly field: 'case' | 'cooler' }) => (
  <button
    type="button"
    className="text-link print:hidden"
    onClick={() =>
      enquiryStore.update(setVisitorPcField(field, { typed: visitorPcRowCopy.quoteOne }))
    }
  >
    {visitorPcRowCopy.quoteOne}
  </button>
);

/** The results of the check on an enquiry, and its questions for the visitor. */
function FindingList({ findings }: { readonly findings: readonly EnquiryFinding[] }) {
  const questions = findings.filter(({ isQuestion }) => isQuestion);
  const results = findings.filter((finding) => !questions.includes(finding));
  return (
    <div className="grid gap-x-12 lg:grid-cols-2 print:block">
      {[
        { heading: copy.findings, list: results },
        { heading: copy.questions, list: questions },
      ].map(
        ({ heading, list }) =>
          list.length > 0 && (
            <div key={heading} className="mt-6">
              <h3 className="text-name">{heading}</h3>
              <ul className="mt-2 grid max-w-measure gap-2">
                {list.map(({ message, outcome, askedKind, psu }) => (
                  <Verdict
                    key={message}
                    as="li"
                    outcome={outcome}
                    hasLabel={askedKind === undefined}
                    wayOn={
                      askedKind === 'case' || askedKind === 'cooler' ? (
                        <QuoteOneButton field={askedKind} />
                      ) : (
                        psu && <IncludeButton {...psu} />
                      )
                    }
                  >
                    {askedKind ? (
                      <a href={`#${getAnswerId(askedKind)}`} className="text-link">
                        {message}
                      </a>
                    ) : (
                      message
                    )}
                  </Verdict>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}

/** The review of the enquiry: its lines, what the check says, what the quote needs, and the email as it will be sent. */
export function Review({ state, recipient, items }: ReviewProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const visitorPc = useVisitorPc(state.visitorPc);
  const { lists, unknownFields } = visitorPc;
  const { findings, email, visitorPcText, address } = useEnquiryEmail(state, lists, {
    recipient,
    items,
  });
  const isEmpty = state.lines.length === 0;
  const lines = resolveLines(state.lines, items);
  // A desktop or a mouse has no bearing on the visitor's PC.
  const asksForPc =
    state.purpose !== undefined ||
    Object.keys(state.visitorPc).length > 0 ||
    lines.some(({ item }) => item.facts !== undefined);
  const focusHeading = () => headingRef.current?.focus();
  // A link leads to the review before it has loaded, or first to a question. Leaves the focus of a visitor who already acts elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs once the visitor opens a link's enquiry
  useEffect(() => {
    const { activeElement, body } = document;
    const isIdle = activeElement === body || activeElement?.closest('dialog');
    if (window.location.hash === `#${REVIEW}` && isIdle)
      headingRef.current?.focus({ preventScroll: true });
  }, [state.isFromLink]);
  return (
    <section aria-labelledby={HEADING_ID} className="content-width">
      <div className="review">
        <h2 ref={headingRef} id={HEADING_ID} tabIndex={-1} className="text-section">
          {copy.heading}
        </h2>
        <p className="mt-2 mb-4 max-w-measure text-muted print:hidden">
          {isEmpty ? copy.empty : copy.lead}
        </p>
        {!(isEmpty || enquiryStore.isPersistent()) && (
          <p className="notice mb-4">{copy.notStored}</p>
        )}
        <EnquiryNotices state={state} />
        <ReviewLines state={state} items={items} findings={findings} focusHeading={focusHeading} />
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
                <VisitorPcFields form={visitorPc} hasCooler />
              </div>
            )}
            <ReviewDetails details={state.details} />
            <ReviewEmail email={email} address={address} focusHeading={focusHeading} />
          </>
        )}
      </div>
    </section>
  );
}
