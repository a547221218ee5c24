import { defineConfig } from 'playwright/test';
import { chromiumOptions } from './scripts/browser/find-browser';

const PORT = 4173;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A visit on a slowed line takes its time on a busy machine; what is too slow for a visitor, its test says itself.
  timeout: 60_000,
  // Browsers side by side keep each other waiting; how soon a visitor is answered, the benches say.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    // How far ahead pictures are loaded depends on the connection; without one, all are.
    launchOptions: chromiumOptions('--force-effective-connection-type=4G'),
  },
  webServer: [
    { port: PORT, folder: 'out', path: '/' },
    // Another owner's build: see scripts/build/build-for-tests.ts.
    { port: 4174, folder: '.variant', path: '/shop/' },
  ].map(({ port, folder, path }) => ({
    command: `node --import tsx scripts/serve.ts --port ${port} --folder ${folder}`,
    url: `http://localhost:${port}${path}`,
  })),
});
