import { defineConfig } from 'playwright/test';
import { findBrowser, findHeadlessShell } from './e2e/find-browser';

/** The tag of tests of Back to a page that the browser has kept. The headless shell keeps none. */
const KEPT_PAGE = /@kept-page/;

const DISABLED_FEATURES = [
  // Would keep pages marked no-store for Back, which tests need loaded again.
  'CacheControlNoStoreEnterBackForwardCache',
  // Would show the page before for a moment after a navigation.
  'PaintHolding',
];
const BLINK_SETTINGS = [
  // Reports a mouse, as Playwright's own setting does.
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  // Loads pictures up to this many pixels ahead of the window, as on a 4G connection.
  'lazyLoadingImageMarginPxUnknown=1250',
];

const createLaunchOptions = (executablePath: string) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--disable-features=${DISABLED_FEATURES.join()}`,
    `--blink-settings=${BLINK_SETTINGS.join()}`,
    // As in a whole browser. With hinting, the font and its stand-in differ in width.
    '--font-render-hinting=none',
  ],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall a browser. The report names a test that needs its second run.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Limits in ms that stop a hanging test. They suit the slowest machine.
  timeout: 5 * 60_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    launchOptions: createLaunchOptions(findBrowser()),
  },
  projects: [
    {
      // Needs two thirds of the processor time of a whole browser.
      name: 'headless shell',
      grepInvert: KEPT_PAGE,
      use: { launchOptions: createLaunchOptions(findHeadlessShell()) },
    },
    { name: 'whole browser', grep: KEPT_PAGE },
  ],
});
