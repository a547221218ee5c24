// The one inline script of a page: each file here has one job, runs without Next and without waiting for it.
import './phone-menu';
import './deferred-loader';
import './card-links';
import './copy-buttons';
import './quote-sheet';
import './fetch-ahead';
