/**
 * Builds the site twice for the browser tests: with all five settings in .sub-path/, and with the
 * default settings in out/ and deploy/out/.
 *
 * Usage: npm run build:tests
 */

import { buildSite, SUB_PATH_SETTINGS } from './build-site';

buildSite('.sub-path', SUB_PATH_SETTINGS);
buildSite('out');
