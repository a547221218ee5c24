/** Step before the end-to-end tests: a browser, or one line that says what to install. */
import { ensureBrowser } from './find-browser.mjs';

try {
  ensureBrowser();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
