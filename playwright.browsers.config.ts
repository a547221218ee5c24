import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from 'playwright/test';
import { findFirefox } from './e2e/visitor/firefox-engine';
import type { EngineName } from './e2e/visitor/test';
import { hasWebKit } from './e2e/visitor/webkit-engine';
import { findBrowser } from './scripts/browser/find-browser';

/** The browsers of this machine: the system's own, and Playwright's where a contributor has them. */
const here: Record<EngineName, boolean> = {
  chromium: findBrowser() !== undefined,
  firefox: findFirefox() !== undefined,
  webkit: hasWebKit(),
  'playwright-firefox': existsSync(firefox.executablePath()),
  'playwright-webkit': existsSync(webkit.executablePath()),
};
const names = Object.keys(here) as EngineName[];

/** What every visitor does, in every browser that is here, on the build in out/. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'e2e/everywhere',
  workers: 3,
  timeout: 60_000,
  // Three browsers at once keep each other waiting; how soon a visitor is answered, the benches say.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./e2e/visitor/table-reporter.ts']],
  projects: names
    .filter((name) => here[name])
    .map((engineName) => ({ name: engineName, use: { engineName } })),
});
