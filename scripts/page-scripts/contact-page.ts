/** The script of the page with the review. The reserved space comes first, since it affects the first paint. */

import './reserve-review';
import './hydration-triggers';
import './pending-submits';
import './load-when-needed';
import '@/components/layout/enhancements';
import '@/components/enquiry/enhancements';
