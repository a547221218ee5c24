import { defineConfig } from 'playwright/test';
import { chromiumOptions } from './scripts/browser/find-browser';

const PORT = 4173;
/** Another owner's build: see scripts/build/build-for-tests.ts. */
const VARIANT_PORT = 4174;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A visit on a slowed line takes its time on a busy machine; what is too slow for a visitor, its test says itself.
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    // How far ahead pictures are loaded depends on the connection; without one, all are.
    launchOptions: chromiumOptions('--force-effective-connection-type=4G'),
  },
  webServer: [
    {
      command: `node --import tsx scripts/serve/serve.ts --port ${PORT} --strict-port`,
      url: `http://localhost:${PORT}`,
    },
    {
      command: `node --import tsx scripts/serve/serve.ts --port ${VARIANT_PORT} --strict-port --folder .variant`,
      url: `http://localhost:${VARIANT_PORT}/shop/`,
    },
  ],
});
