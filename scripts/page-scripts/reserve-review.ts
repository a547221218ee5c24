/**
 * Reserves the review's place before the first paint, as tall as it last was in this tab. So it
 * moves nothing, and a reload returns to where it was. review-slot.tsx releases the space.
 */

import { REVIEW_ID } from '@/components/ui/element-ids';
import { hasReview } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';

const HEIGHT_KEY = 'review-height';
const slot = document.getElementById(REVIEW_ID);

if (slot !== null && enquiryStore.isPersistent()) {
  if (hasReview(enquiryStore.getState()))
    slot.style.minHeight = sessionStorage.getItem(HEIGHT_KEY) ?? '100vh';
  addEventListener('pagehide', () => {
    if (slot.querySelector('.review') !== null)
      sessionStorage.setItem(HEIGHT_KEY, `${slot.offsetHeight}px`);
  });
}
