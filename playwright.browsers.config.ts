import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { FIREFOX } from './e2e/visitor/firefox-engine';
import type { EngineName } from './e2e/visitor/test';
import { WEBKIT_DRIVER } from './e2e/visitor/webkit-engine';
import base from './playwright.config';
import { findBrowser } from './scripts/browser/find-browser';

const PROGRAMS = { chromium: findBrowser(), firefox: FIREFOX, webkit: WEBKIT_DRIVER };

/** What every visitor does, in every browser that is here, on the builds in out/ and .variant/. */
export default defineConfig<object, { engineName: EngineName }>({
  ...base,
  testDir: 'e2e/everywhere',
  webServer: [],
  // A driver of the system's browsers may lose its window on a busy machine; what fails twice is the page's.
  retries: process.env.CI ? 2 : 0,
  projects: (Object.keys(PROGRAMS) as EngineName[])
    .filter((name) => existsSync(PROGRAMS[name]))
    .map((engineName) => ({ name: engineName, use: { engineName } })),
});
