/** The enhancements of the enquiry, on pages with boxes or the review, and on others once there is an enquiry. */

import './include-box.enhance';
import './enquiry-bar.enhance';
import './enquiry-offer.enhance';
