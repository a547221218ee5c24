/** The script of the page with the review. It reserves space first, before the first paint. */

import './reserve-review';
import './hydration-triggers';
import './pending-submits';
import './load-review';
import './load-enquiry';
import '@/components/layout/enhancements';
