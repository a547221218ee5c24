/**
 * Shows an enquiry before the page is parsed, without the store: marks the root element as
 * enquiry-bar.enhance.ts does, and reserves the review's place, as tall as it last was in this tab.
 * So what loads later moves nothing, and a reload returns to where it was. review-slot.tsx releases
 * the place.
 */

import { REVIEW_ID } from '@/components/ui/element-ids';
import { ENQUIRY_KEY } from '@/lib/enquiry/enquiry-state';

const HEIGHT_KEY = 'review-height';

try {
  const root = document.documentElement;
  const enquiry = (localStorage.getItem(ENQUIRY_KEY) ?? '') + location.search;
  const hasLines = /(^|[?&])parts=/.test(enquiry);
  root.toggleAttribute('data-enquiry', hasLines);
  root.toggleAttribute('data-review-reserved', hasLines);
  root.toggleAttribute('data-visitor-pc', /(^|[?&])have=/.test(enquiry));
  root.style.setProperty('--review-height', sessionStorage.getItem(HEIGHT_KEY));
  addEventListener('pagehide', () => {
    const slot = document.getElementById(REVIEW_ID);
    if (slot?.querySelector('.review'))
      sessionStorage.setItem(HEIGHT_KEY, `${slot.offsetHeight}px`);
  });
} catch {
  // The browser refuses storage, so no place is reserved: its notice of late scripts would be wrong
  // that the browser keeps the enquiry.
}
