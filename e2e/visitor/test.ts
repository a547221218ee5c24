import { test as base } from 'playwright/test';
import { ENGINES, type EngineName } from './engines';
import { type Site, startSite } from './site-server';
import { type Engine, type Habits, type Size, Unable, USUAL_HABITS, type Visitor } from './visitor';

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
  readonly referenceEngine: Engine | null;
}

/** For specs that run in every browser: what they ask for, each has. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await ENGINES[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  referenceEngine: [
    async ({ engineName }, use) => {
      const engine = engineName === 'chromium' ? null : await ENGINES.chromium();
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.close();
  },
  habits: [{}, { option: true }],
  size: [{ width: 1280, height: 900 }, { option: true }],
  visitor: async ({ engine, site, habits, size }, use, { skip }) => {
    const all = { ...USUAL_HABITS, ...habits };
    const visitor = await engine.visit(site.origin, all, size).catch((error) => {
      skip(error instanceof Unable, error.message);
      throw error;
    });
    await use(visitor);
    await visitor.leave();
  },
  reference: async ({ referenceEngine, site, habits, size }, use) => {
    const all = { ...USUAL_HABITS, ...habits };
    const visitor = await referenceEngine?.visit(site.origin, all, size);
    await use(visitor ?? null);
    await visitor?.leave();
  },
});
