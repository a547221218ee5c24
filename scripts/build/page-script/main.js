// The one inline script of a page: each file here has one job, runs without Next and without waiting for it.
import './commands.js';
import './deferred-loader.js';
import './card-links.js';
import './copy-buttons.js';
import './quote-sheet.js';
