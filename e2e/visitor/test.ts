import { test as base } from 'playwright/test';
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
  readonly referenceEngine: Engine | null;
}

const WORKER = { scope: 'worker', timeout: 60_000 } as const;

async function withEngine(name: EngineName, use: (engine: Engine) => Promise<void>) {
  const engine = await ENGINES[name].start();
  await use(engine);
  await engine.close();
}

/** For specs that run in every browser: what they ask for, each has. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [({ engineName }, use) => withEngine(engineName, use), WORKER],
  referenceEngine: [
    ({ engineName }, use) => (engineName === 'chromium' ? use(null) : withEngine('chromium', use)),
    WORKER,
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.close();
  },
  habits: [{}, { option: true }],
  size: [{ width: 1280, height: 900 }, { option: true }],
  visitor: async ({ engine, site, habits, size }, use) => {
    const visitor = await engine.visit(site.origin, { ...USUAL_HABITS, ...habits }, size);
    await use(visitor);
    await visitor.leave();
  },
  reference: async ({ referenceEngine, site, size }, use) => {
    const visitor = await referenceEngine?.visit(site.origin, USUAL_HABITS, size);
    await use(visitor ?? null);
    await visitor?.leave();
  },
});
