/** Loads every enhancement: a script that works before and without React, on the markup that its file names. */
import './phone-menu';
import './visitor-pc';
import './card-links';
import './wide-screen-details';
import './copy-buttons';
import './quote-sheet';
import './hover-prefetch';
import './ticks';
import './reload-on-back';
import './enquiry';
