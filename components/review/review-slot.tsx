import { useEffect, useState } from 'react';
import { useAddressUpdate, useEnquiry } from '@/components/enquiry/use-enquiry';
import { REVIEW_ID } from '@/components/ui/element-ids';
import { ReloadLink } from '@/components/ui/reload-link';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import { hasReview } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import type { ReviewProps } from './review';
import { ReviewFrame } from './review-frame';
import './review-slot.css';

/** The place of the review, whose code loads for an enquiry or a link to the review. */
export function ReviewSlot(props: ReviewProps) {
  const [review, setReview] = useState<typeof import('./review')>();
  const [hasFailed, setHasFailed] = useState(false);
  const isNeeded = hasReview(useEnquiry());
  useAddressUpdate();
  useEffect(() => {
    if (review === undefined && (isNeeded || window.location.hash === `#${REVIEW_ID}`))
      import('./review').then(setReview, () => setHasFailed(true));
  }, [review, isNeeded]);
  // Releases the place of scripts/page-scripts/reserve-review.ts once it is filled or not needed.
  // Asks the store, since `useEnquiry` returns the server's empty one in the first render.
  useEffect(() => {
    if (review || !hasReview(enquiryStore.getState()))
      document.documentElement.removeAttribute('data-review-reserved');
  }, [review]);
  return (
    // Two grids make the pending card as tall as the reserved place.
    <div id={REVIEW_ID} className="in-data-review-reserved:grid">
      {review ? (
        <review.Review {...props} />
      ) : (
        <ReviewFrame lead={reviewCopy.lead} className={hasFailed ? undefined : 'review-pending'}>
          <div role="alert" className={hasFailed ? 'notice' : 'notice review-late'}>
            <p className="mb-2">{reviewCopy.late}</p>
            <ReloadLink />
          </div>
          {!hasFailed && <p className="review-opening text-muted">{reviewCopy.opening}</p>}
        </ReviewFrame>
      )}
    </div>
  );
}
