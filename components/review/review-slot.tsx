import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EnquiryCount } from '@/components/enquiry/enquiry-count';
import { REVIEW } from '@/components/enquiry/enquiry-ids';
import { useEnquiry } from '@/components/enquiry/use-enquiry';
import { useKnownLines } from '@/components/enquiry/use-known-lines';
import { ReloadButton } from '@/components/ui/reload-button';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import { hasReview } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import type { Recipient } from '@/lib/mail/quote-messages';
import './review-slot.css';

interface ReviewSlotProps {
  readonly recipient: Recipient;
  readonly items: readonly EnquiryItem[];
  /** The shop's name and addresses, for paper. */
  readonly shop: ReactNode;
}

/** The place of the review, which loads for a visitor with an enquiry, and for one who follows a link to it. */
export function ReviewSlot({ recipient, items, shop }: ReviewSlotProps) {
  const enquiry = useEnquiry();
  useKnownLines(enquiry, items);
  const [review, setReview] = useState<typeof import('./review')>();
  const [hasFailed, setHasFailed] = useState(false);
  const slotRef = useRef<HTMLDivElement>(null);
  const isNeeded = hasReview(enquiry);
  useEffect(() => {
    if (review === undefined && (isNeeded || window.location.hash === `#${REVIEW}`))
      import('./review').then(setReview, () => setHasFailed(true));
  }, [review, isNeeded]);
  // Releases the reserved space (scripts/build/late/reserve-review.ts) once the review is there, or where none will come.
  // Asks the store, since the first render still has the server's empty state.
  useEffect(() => {
    if (review || !hasReview(enquiryStore.getState())) slotRef.current?.removeAttribute('style');
  }, [review]);
  return (
    // The reserved space is an attribute that React does not know.
    <div ref={slotRef} id={REVIEW} suppressHydrationWarning>
      {review ? (
        <review.Review enquiry={enquiry} recipient={recipient} items={items} shop={shop} />
      ) : (
        <div className="content-width">
          <h2 className="review-pending text-section">{reviewCopy.heading}</h2>
          <div role="alert" className={hasFailed ? 'notice' : 'notice review-late'}>
            <p className="mb-2">
              {reviewCopy.lateStart}
              <EnquiryCount />
              {reviewCopy.lateEnd}
            </p>
            <ReloadButton />
          </div>
        </div>
      )}
    </div>
  );
}
