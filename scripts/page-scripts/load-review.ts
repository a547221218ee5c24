/** Loads Next's scripts, and with them the review, for an enquiry, a PC or a link to the review. */

import { REVIEW_ID } from '@/components/ui/element-ids';
import { loadScripts } from './hydration-triggers';
import { mayHaveEnquiry } from './may-have-enquiry';

const loadReview = () => {
  if (mayHaveEnquiry() || location.hash === `#${REVIEW_ID}`) loadScripts();
};
// 'pageshow' also comes after Back, when the visitor may have begun an enquiry on another page. A
// link to the review on this page only changes the fragment.
for (const type of ['pageshow', 'hashchange']) addEventListener(type, loadReview);
