/**
 * Shows an enquiry before the page is parsed, without the store: marks the root element as
 * enquiry-bar.enhance.ts does, and reserves the review's place, as tall as it last was in this tab.
 * So what loads later moves nothing, and a reload returns to where it was. review-slot.tsx releases
 * the place.
 */

import { REVIEW_ID } from '@/components/ui/element-ids';
import { ENQUIRY_KEY, PARAMETERS } from '@/lib/enquiry/stored-names';

const HEIGHT_KEY = `${ENQUIRY_KEY}-height`;

try {
  const root = document.documentElement;
  const enquiry = (localStorage.getItem(ENQUIRY_KEY) ?? '') + location.search;
  const hasParameter = (name: string) => RegExp(`(^|[?&])${name}=`).test(enquiry);
  const hasLines = hasParameter(PARAMETERS.lines);
  root.toggleAttribute('data-enquiry', hasLines);
  root.toggleAttribute('data-review-reserved', hasLines);
  root.toggleAttribute('data-visitor-pc', hasParameter(PARAMETERS.visitorPc));
  root.style.setProperty('--review-height', sessionStorage.getItem(HEIGHT_KEY));
  addEventListener('pagehide', () => {
    const slot = document.getElementById(REVIEW_ID);
    if (slot?.querySelector('.review'))
      sessionStorage.setItem(HEIGHT_KEY, `${slot.offsetHeight}px`);
  });
} catch {
  // The browser refuses storage. No place is reserved, since where scripts are late it would say
  // that this browser keeps the enquiry.
}
