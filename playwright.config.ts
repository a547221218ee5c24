import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

const PORT = 4173;
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
  webServer: {
    command: `node scripts/serve.mjs --port ${PORT} --strict-port`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
