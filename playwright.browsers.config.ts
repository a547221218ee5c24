import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { FIREFOX } from './e2e/engines/firefox-engine';
import type { EngineName } from './e2e/engines/test';
import { WEBKIT_DRIVER } from './e2e/engines/webkit-engine';
import { findBrowser } from './e2e/find-browser';
import base from './playwright.config';

const PROGRAMS_BY_ENGINE = { chromium: findBrowser(), firefox: FIREFOX, webkit: WEBKIT_DRIVER };

/** Runs the tests of what every visitor does in every installed browser, on the build in out/. */
export default defineConfig<object, { engineName: EngineName }>({
  ...base,
  testMatch: '*.engines.spec.ts',
  webServer: [],
  // A driver of the system's browsers may lose its window on a busy machine. A test that fails again has found a fault.
  retries: process.env.CI ? 2 : 0,
  projects: (Object.keys(PROGRAMS_BY_ENGINE) as EngineName[])
    .filter((name) => existsSync(PROGRAMS_BY_ENGINE[name]))
    .map((engineName) => ({ name: engineName, use: { engineName } })),
});
