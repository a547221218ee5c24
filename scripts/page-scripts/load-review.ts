/** Loads Next's scripts, and with them the review, for an enquiry, a PC or a link to the review. */

import { REVIEW_ID } from '@/components/ui/element-ids';
import { hasEnquiry } from './has-enquiry';
import { loadScripts } from './hydration-triggers';

const loadReview = () => {
  if (hasEnquiry() || location.hash === `#${REVIEW_ID}`) loadScripts();
};
// 'pageshow' also comes after Back, when the visitor may have begun an enquiry on another page. A
// link to the review on this page only changes the fragment.
for (const type of ['pageshow', 'hashchange']) addEventListener(type, loadReview);
