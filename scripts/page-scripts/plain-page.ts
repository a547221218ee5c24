/** The script of a page where nothing can be included in an enquiry, such as the home page. */

import './hydration-triggers';
import './load-enquiry';
import '@/components/layout/enhancements';
