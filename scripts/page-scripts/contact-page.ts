/** The script of the page with the review. It reserves space first, before the first paint. */

import './reserve-review';
import './hydration-triggers';
import './pending-submits';
import './load-when-needed';
import '@/components/layout/enhancements';
import '@/components/enquiry/enhancements';
