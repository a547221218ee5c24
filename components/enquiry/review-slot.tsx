import { useEffect, useRef, useState } from 'react';
import { useCleanAddress, usePageState } from '@/components/page-state/use-page-state';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import type { Recipient } from '@/lib/mail/quote-messages';
import { hasReview } from '@/lib/page-state/page-state';
import { pageStore } from '@/lib/page-state/page-store';
import { REVIEW } from './enquiry-ids';
import { useKnownLines } from './use-known-lines';
import './review-slot.css';

interface ReviewSlotProps {
  readonly recipient: Recipient;
  readonly items: readonly EnquiryItem[];
}

/** The place of the review, which loads for a visitor with an enquiry, and for one who follows a link to it. */
export function ReviewSlot({ recipient, items }: ReviewSlotProps) {
  const state = usePageState();
  useKnownLines(state, items);
  useCleanAddress();
  const [review, setReview] = useState<typeof import('./review')>();
  const [isFailed, setIsFailed] = useState(false);
  const slotRef = useRef<HTMLDivElement>(null);
  const isNeeded = hasReview(state);
  useEffect(() => {
    if (review === undefined && (isNeeded || window.location.hash === `#${REVIEW}`))
      import('./review').then(setReview, () => setIsFailed(true));
  }, [review, isNeeded]);
  // Releases the reserved space (enhancements/deferral/reserve-review.ts) once the review is there, or where none will come.
  // Asks the store, since the first render still has the server's empty state.
  useEffect(() => {
    if (review || !hasReview(pageStore.getState())) slotRef.current?.removeAttribute('style');
  }, [review]);
  return (
    <div ref={slotRef} id={REVIEW} suppressHydrationWarning>
      {review ? (
        <review.Review state={state} recipient={recipient} items={items} />
      ) : (
        <div className="content-width">
          <h2 className="review-pending text-section">{reviewCopy.heading}</h2>
          <p role="alert" className={isFailed ? 'notice' : 'notice review-late'}>
            {reviewCopy.late}
          </p>
        </div>
      )}
    </div>
  );
}
