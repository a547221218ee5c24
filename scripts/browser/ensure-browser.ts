/** Step before the end-to-end tests: a browser, or one line that says what to install. */
import { ensureBrowser } from './find-browser';

try {
  ensureBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
