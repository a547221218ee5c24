/** The script of a page with featured items. */

import './hydration-triggers';
import '@/components/layout/enhancements';

// After the first paint, which reading the browser's storage would delay by 50 ms on a slow phone.
requestAnimationFrame(() => setTimeout(() => import('@/components/enquiry/enhancements')));
