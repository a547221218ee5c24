import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

const PORT = 4173;
/** Another owner's build: see scripts/build-variant.mjs. */
const VARIANT_PORT = 4174;
const browser = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: [
    {
      command: `node scripts/serve.mjs --port ${PORT} --strict-port`,
      url: `http://localhost:${PORT}`,
    },
    {
      command: `node scripts/serve.mjs --port ${VARIANT_PORT} --strict-port --folder .variant`,
      url: `http://localhost:${VARIANT_PORT}/shop/`,
      env: { NEXT_PUBLIC_BASE_PATH: '/shop' },
    },
  ],
});
