/**
 * Builds the site twice for the browser tests: with the default settings in out/ and deploy/out/, and with all five
 * settings in .sub-path/.
 *
 * Usage: npm run build:tests
 */

import { existsSync, renameSync, rmSync } from 'node:fs';
import { buildSite, copyProject } from './build-site';
import { SUB_PATH_SETTINGS } from './sub-path-settings';

buildSite('.', {});
const out = buildSite(copyProject('sub-path'), SUB_PATH_SETTINGS);
rmSync('.sub-path', { recursive: true, force: true });
renameSync(out, '.sub-path');
if (existsSync('.env.local'))
  console.log('out/ has the default settings now, for the tests: `npm run build` uses yours.');
