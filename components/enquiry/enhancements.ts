/** The enhancements of pages with boxes or the review, and of all pages once an enquiry exists. */

import './include-box.enhance';
import './enquiry-bar.enhance';
import './enquiry-offer.enhance';
