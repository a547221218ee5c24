import { test as base } from 'playwright/test';
import { chromiumOptions } from '../../scripts/browser/find-browser';
import { chromiumEngine } from './chromium-engine';
import { ENGINES, type EngineName } from './engines';
import { type Site, startSite } from './site-server';
import { type Engine, type Habits, type Size, USUAL_HABITS, type Visitor } from './visitor';

interface TestFixtures {
  readonly site: Site;
  readonly habits: Partial<Habits>;
  readonly size: Size;
  readonly visitor: Visitor;
  /** A visitor who has come with Chromium; null where `visitor` has. */
  readonly reference: Visitor | null;
}
interface WorkerFixtures {
  readonly engineName: EngineName;
  readonly engine: Engine;
}

/** For specs that run in every browser: what they ask for, each has. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [
    { ...chromiumOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
    { scope: 'worker' },
  ],
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, browser }, use) => {
      const engine = await ENGINES[engineName].start(browser);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    site.close();
  },
  habits: [{}, { option: true }],
  size: [{ width: 1280, height: 900 }, { option: true }],
  visitor: async ({ engine, site, habits, size }, use) => {
    const visitor = await engine.visit(site.origin, { ...USUAL_HABITS, ...habits });
    await visitor.resize(size);
    await use(visitor);
    await visitor.leave();
  },
  reference: async ({ engineName, browser, site }, use) => {
    if (engineName === 'chromium') return use(null);
    const visitor = await chromiumEngine(browser).visit(site.origin, USUAL_HABITS);
    await use(visitor);
    await visitor.leave();
  },
});
