/** The script of a page with featured items. */
import './hydration-triggers';
import './old-browsers';
import '@/components/layout/enhancements';
import '@/components/enquiry/enhancements';
