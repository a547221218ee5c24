import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { FIREFOX } from './e2e/visitor/firefox-engine';
import type { EngineName } from './e2e/visitor/test';
import { WEBKIT_DRIVER } from './e2e/visitor/webkit-engine';
import { findBrowser } from './scripts/browser/find-browser';

const PROGRAMS = { chromium: findBrowser(), firefox: FIREFOX, webkit: WEBKIT_DRIVER };

/** What every visitor does, in every browser that is here, on the build in out/. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'e2e/everywhere',
  workers: 2,
  timeout: 60_000,
  // A driver of the system's browsers may lose its window on a busy machine; what fails twice is the page's.
  retries: process.env.CI ? 2 : 0,
  // Browsers side by side keep each other waiting; how soon a visitor is answered, the benches say.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: (Object.keys(PROGRAMS) as EngineName[])
    .filter((name) => existsSync(PROGRAMS[name]))
    .map((engineName) => ({ name: engineName, use: { engineName } })),
});
