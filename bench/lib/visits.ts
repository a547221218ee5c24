import type { Browser, Locator, Page } from 'playwright';
import { GOOD, type Line, onPhone, tap } from './phone';

/** How long a page is left alone before it is called quiet, in ms. */
const QUIET = 1000;

async function quiet(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET);
  await page.waitForLoadState('networkidle');
}

async function read(body: Locator): Promise<void> {
  const end = await body.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < end; y += 500) {
    await body.evaluate((_, top) => scrollTo({ top, behavior: 'instant' }), y);
    await body.page().waitForTimeout(100);
  }
}

const menuButton = (page: Page) => page.getByRole('button', { name: /menu/i }).first();

/** What a visitor may do with a page: what it needs there, and how it is done. */
const ACTS = {
  read: [(page: Page) => page.locator('body'), read],
  menu: [menuButton, (button: Locator) => button.tap()],
  filter: [
    (page: Page) => page.locator('[role=search] select').first(),
    (filter: Locator) => filter.selectOption({ index: 1 }),
  ],
  form: [
    (page: Page) => page.locator('main form [name=firstName]'),
    (field: Locator) => field.fill('Ada'),
  ],
} as const;
export type Act = keyof typeof ACTS;

/**
 * Opens a page on a phone with a good line, and does one thing there.
 *
 * @returns bytes with headers after its load, and after the act where the page has what it needs
 */
export const weigh = (
  browser: Browser,
  port: number,
  path: string,
  act: Act,
): Promise<{ readonly load: number; readonly after?: number }> =>
  onPhone(browser, port, GOOD, async (page, way) => {
    await page.goto(way.origin + path, { waitUntil: 'networkidle' });
    await quiet(page);
    const load = way.bytes();
    const [find, use] = ACTS[act];
    if ((await find(page).count()) === 0) return { load };
    await use(find(page));
    await quiet(page);
    return { load, after: way.bytes() };
  });

/** How long after a press in the home page's phone menu the about page is painted, in ms. */
export const toAbout = (browser: Browser, port: number, line: Line): Promise<number> =>
  onPhone(browser, port, line, async (page, way) => {
    await page.goto(way.origin, { waitUntil: 'networkidle' });
    await menuButton(page).tap();
    await quiet(page);
    await tap(page, page.locator('dialog').getByRole('link', { name: 'About' }));
    const pressed = Date.now();
    await page.waitForURL('**/about/');
    const painted = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.timeOrigin + paint.startTime;
    });
    return Number(await painted.jsonValue()) - pressed;
  });
