/** The script of a page with filters. */

import './hydration-triggers';
import './pending-submits';
import './load-catalogue';
import './early-input';
import '@/components/layout/enhancements';
import '@/components/enquiry/enhancements';
import '@/components/visitor-pc/visitor-pc-row.enhance';
import '@/components/ui/open-wide.enhance';
