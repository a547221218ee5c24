/** The script of the page with the review, for which reserve-review.ts has reserved the place. */

import './hydration-triggers';
import './pending-submits';
import './load-review';
import './load-enquiry';
import '@/components/layout/enhancements';
