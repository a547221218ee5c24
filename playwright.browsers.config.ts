import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import { defineConfig } from 'playwright/test';
import { FIREFOX } from './e2e/engines/firefox-engine';
import type { WorkerFixtures } from './e2e/engines/visitor-test';
import { WEBKIT_DRIVER } from './e2e/engines/webkit-engine';
import { findBrowser } from './e2e/find-browser';
import base from './playwright.config';

/** Lists the project of Firefox or WebKit, with Playwright's browser or else the system's; none without either. */
function listProjects(
  name: 'firefox' | 'webkit',
  playwrightBrowser: string,
  systemBrowser: string,
) {
  if (existsSync(playwrightBrowser))
    return [{ name, use: { browserName: name, launchOptions: {} } }];
  return existsSync(systemBrowser) ? [{ name, use: { systemEngine: name } }] : [];
}

/** Runs the tests of what every visitor does in every installed browser, on the build in out/. */
export default defineConfig<object, Pick<WorkerFixtures, 'systemEngine'>>({
  ...base,
  testMatch: '*.engines.spec.ts',
  // A driver of the system's browsers may lose its window on a busy machine.
  retries: process.env.CI ? 2 : 0,
  projects: [
    ...(findBrowser() ? [{ name: 'chromium' }] : []),
    ...listProjects('firefox', firefox.executablePath(), FIREFOX),
    ...listProjects('webkit', webkit.executablePath(), WEBKIT_DRIVER),
  ],
});
