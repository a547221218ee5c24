import { defineConfig } from 'playwright/test';
import { getChromiumOptions } from './scripts/browser/find-browser';

/** Ends what hangs, however slow the machine: how soon a visitor is answered, the benches measure. */
const HANG = { test: 5 * 60_000, expect: 60_000 };

/** Serves a build on a free port, whose address Playwright keeps in the environment for every worker. */
const serve = (folder: string, address: RegExp) => ({
  command: `node --import tsx scripts/serve.ts --port 0 --folder ${folder}`,
  wait: { stdout: address },
  timeout: HANG.test,
});

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: HANG.test,
  expect: { timeout: HANG.expect, toPass: { timeout: HANG.expect } },
  reporter: [['list']],
  use: {
    baseURL: process.env.SAMPLE_ADDRESS,
    locale: 'en-GB',
    // How far ahead pictures are loaded depends on the connection; without one, all are.
    launchOptions: getChromiumOptions('--force-effective-connection-type=4G'),
  },
  webServer: [
    serve('out', /(?<sample_address>http:\S+)/),
    // Another owner's build: see scripts/testing/build-for-tests.ts.
    serve('.variant', /(?<variant_address>http:\S+)/),
  ],
});
