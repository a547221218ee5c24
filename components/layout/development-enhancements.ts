/** All enhancements, for development and for a plain Next export. */

import './enhancements';
import '@/components/ui/open-wide.enhance';
import '@/components/enquiry/enhancements';
import '@/components/visitor-pc/visitor-pc-row.enhance';

// Reloads the page when an enhancement changes, or its older version would go on handling presses.
import.meta.turbopackHot?.dispose(() => location.reload());
