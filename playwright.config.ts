import { defineConfig } from 'playwright/test';
import { getChromiumOptions } from './scripts/browser/find-browser';

/** Limits in ms that stop a hanging test on the slowest machine. The benchmarks measure response times. */
const TIMEOUTS = { test: 5 * 60_000, expect: 60_000 };

/** Configures a server of a build on a free port. Playwright stores its address in the workers' environment. */
const createServer = (folder: string, address: RegExp) => ({
  command: `node --import tsx scripts/serve.ts --port 0 --folder ${folder}`,
  wait: { stdout: address },
  timeout: TIMEOUTS.test,
});

export default defineConfig({
  testDir: 'e2e',
  // Tests read the sample as `@/data/shop`, whatever shop the project shows.
  tsconfig: './tsconfig.sample.json',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall a browser. The report names a test that needs its second run.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: TIMEOUTS.test,
  expect: { timeout: TIMEOUTS.expect, toPass: { timeout: TIMEOUTS.expect } },
  reporter: [['list']],
  use: {
    baseURL: process.env.SAMPLE_ADDRESS,
    locale: 'en-GB',
    launchOptions: {
      // The connection type decides how far ahead Chromium loads pictures. Without a type, it loads all.
      ...getChromiumOptions('--force-effective-connection-type=4G'),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  webServer: [
    createServer('out', /(?<sample_address>http:\S+)/),
    // The build of the variant shop: see scripts/testing/build-for-tests.ts.
    createServer('.variant', /(?<variant_address>http:\S+)/),
  ],
});
