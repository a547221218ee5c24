import { test as base } from 'playwright/test';
import { DESKTOP } from '../site';
import { createFirefoxEngine } from './firefox-engine';
import { createPlaywrightEngine } from './playwright-engine';
import { ANSWERS, PAGES, type Site, startSite } from './site-server';
import { type BrowserSettings, createVisitor, type Engine, type Visitor } from './visitor';
import { createWebkitEngine } from './webkit-engine';

const DRIVERS = { firefox: createFirefoxEngine, webkit: createWebkitEngine };

const DEFAULT_SETTINGS: BrowserSettings = { scripts: true, textSize: 16, keepsPages: true };

interface TestFixtures {
  /** The build that is served. */
  readonly build: { readonly folder?: string; readonly basePath?: string };
  readonly site: Site;
  readonly browserSettings: Partial<BrowserSettings>;
  readonly visitor: Visitor;
}
export interface WorkerFixtures {
  /** The engine of a system browser, started by our driver; null where Playwright starts one. */
  readonly systemEngine: keyof typeof DRIVERS | null;
  readonly engine: Engine;
}

/** The only test function with fixtures of workers: another would start workers of its own. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  systemEngine: [null, { option: true, scope: 'worker' }],
  engine: [
    async ({ systemEngine, browser }, use) => {
      const engine = systemEngine ? await DRIVERS[systemEngine]() : createPlaywrightEngine(browser);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  build: [{}, { option: true }],
  site: async ({ build, browserSettings }, use) => {
    const site = await startSite(build.folder, build.basePath);
    if (browserSettings.keepsPages === false) site.override(PAGES, ANSWERS.uncached);
    await use(site);
    site.close();
  },
  browserSettings: [{}, { option: true }],
  visitor: async ({ engine, site, browserSettings }, use) => {
    const settings = { ...DEFAULT_SETTINGS, ...browserSettings };
    const visitor = createVisitor(await engine.visit(site.origin, settings));
    await visitor.resize(DESKTOP);
    await use(visitor);
    await visitor.close();
  },
});

/** Declares a test for a visitor whose browser runs no scripts. */
export const testWithoutScripts = (
  title: string,
  body: (fixtures: TestFixtures) => Promise<void>,
) =>
  test.describe('without a script', () => {
    test.use({ browserSettings: { scripts: false } });
    test(title, body);
  });

/** Declares a test of Back to a page that the browser has kept, and to one that it loads again. */
export function testBack(
  title: string,
  body: (visitor: Visitor, isPageKept: boolean) => Promise<void>,
) {
  for (const keepsPages of [true, false]) {
    const [condition, tag] = keepsPages ? ['kept', '@kept-page'] : ['loaded again', []];
    test.describe(`Back to a page that is ${condition}`, { tag }, () => {
      test.use({ browserSettings: { keepsPages } });
      // `browserName` is 'chromium' also where our own driver starts a browser.
      test.skip(
        ({ browserName }) => keepsPages && browserName !== 'chromium',
        'Playwright keeps no page in this browser',
      );
      test(title, ({ visitor }) => body(visitor, keepsPages));
    });
  }
}
