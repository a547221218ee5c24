/**
 * Shows an enquiry before the first paint, without the store: marks the root element as
 * enquiry-bar.enhance.ts does, and reserves the review's place, as tall as it last was in this tab.
 * So what loads later moves nothing, and a reload returns to where it was. review-slot.tsx releases
 * the space.
 */

import { REVIEW_ID } from '@/components/ui/element-ids';
import { ENQUIRY_KEY } from '@/lib/enquiry/enquiry-state';

const HEIGHT_KEY = 'review-height';
const slot = document.getElementById(REVIEW_ID) as HTMLElement;

function reserveReview() {
  const root = document.documentElement;
  const enquiry = (localStorage.getItem(ENQUIRY_KEY) ?? '') + location.search;
  const hasLines = /(?:^|[?&])parts=[^&]/.test(enquiry);
  root.toggleAttribute('data-enquiry', hasLines);
  root.toggleAttribute('data-visitor-pc', /(?:^|[?&])have=[^&]/.test(enquiry));
  if (hasLines) slot.style.minHeight = sessionStorage.getItem(HEIGHT_KEY) ?? '100vh';
  addEventListener('pagehide', () => {
    if (slot.querySelector('.review') !== null)
      sessionStorage.setItem(HEIGHT_KEY, `${slot.offsetHeight}px`);
  });
}

try {
  reserveReview();
} catch {
  // The browser refuses storage, so no place is reserved: its notice of late scripts would be wrong
  // that the browser keeps the enquiry.
}
