import { defineConfig } from 'playwright/test';
import { ENGINES, type EngineName } from './e2e/visitor/engines';

/** What every visitor does, in every browser that is here, on the build in out/. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'e2e/everywhere',
  workers: 2,
  timeout: 60_000,
  // A driver of the system's browsers may lose its window on a busy machine; what fails twice is the page's.
  retries: process.env.CI ? 2 : 0,
  // Browsers side by side keep each other waiting; how soon a visitor is answered, the benches say.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: (Object.keys(ENGINES) as EngineName[])
    .filter((engineName) => ENGINES[engineName].isHere())
    .map((engineName) => ({ name: engineName, use: { engineName } })),
});
