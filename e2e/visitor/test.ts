import { test as base } from 'playwright/test';
import { getChromiumOptions } from '../../scripts/browser/find-browser';
import { DESKTOP } from '../site';
import { createChromiumEngine } from './chromium-engine';
import { createFirefoxEngine } from './firefox-engine';
import { PAGES, SERVER_FAULTS, type Site, startSite } from './site-server';
import { createVisitor, type Engine, type Habits, type Visitor } from './visitor';
import { createWebkitEngine } from './webkit-engine';

const ENGINES = {
  chromium: createChromiumEngine,
  firefox: createFirefoxEngine,
  webkit: createWebkitEngine,
};
export type EngineName = keyof typeof ENGINES;

const USUAL: Habits = { scripts: true, forcedColors: false, textSize: 16, keepsPages: true };

interface TestFixtures {
  readonly site: Site;
  readonly habits: Partial<Habits>;
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
    { ...getChromiumOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
    { scope: 'worker' },
  ],
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, browser }, use) => {
      const engine = await ENGINES[engineName](browser);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ habits }, use) => {
    const site = await startSite();
    if (habits.keepsPages === false) site.spoil(PAGES, SERVER_FAULTS.forgotten);
    await use(site);
    site.close();
  },
  habits: [{}, { option: true }],
  visitor: async ({ engine, site, habits }, use) => {
    const visitor = createVisitor(await engine.visit(site.origin, { ...USUAL, ...habits }));
    await visitor.resize(DESKTOP);
    await use(visitor);
    await visitor.close();
  },
  reference: async ({ engineName, browser, site, habits }, use) => {
    if (engineName === 'chromium') return use(null);
    const usual = { ...USUAL, ...habits };
    const visitor = createVisitor(await createChromiumEngine(browser).visit(site.origin, usual));
    await use(visitor);
    await visitor.close();
  },
});

/** A test of a visitor whose browser runs no scripts. */
export const testPlain = (title: string, body: (fixtures: TestFixtures) => Promise<void>) =>
  test.describe('without a script', () => {
    test.use({ habits: { scripts: false } });
    test(title, body);
  });

/** A test of Back, to a page that the browser has kept and to one that must be loaded again. */
export function testBack(title: string, body: (visitor: Visitor, kept: boolean) => Promise<void>) {
  for (const keepsPages of [true, false])
    test.describe(`Back to a page that is ${keepsPages ? 'kept' : 'loaded again'}`, () => {
      test.use({ habits: { keepsPages } });
      test(title, ({ visitor }) => body(visitor, keepsPages));
    });
}
