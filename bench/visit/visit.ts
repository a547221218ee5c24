import type { Browser, Page } from 'playwright';
import { type Line, type SlowWay, slowWay } from './line';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** How long a finger stays down, and how long a page is left alone before it is called quiet, in ms. */
const PRESS = 90;
const QUIET = 1000;

/** What a visit to one page has brought down the line, in bytes, after each of its steps. */
export interface Weights {
  readonly load: number;
  readonly read: number;
  /** After one filter, one field or the menu, whichever the page has first. */
  readonly used: number;
}

declare global {
  interface Window {
    /** When the awaited page was painted, by the clock. */
    painted?: number;
  }
}

async function onPhone<T>(
  browser: Browser,
  port: number,
  line: Line,
  visit: (page: Page, way: SlowWay) => Promise<T>,
): Promise<T> {
  const way = await slowWay(port, line);
  const context = await browser.newContext(PHONE);
  try {
    return await visit(await context.newPage(), way);
  } finally {
    await context.close();
    way.close();
  }
}

async function quiet(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET);
  await page.waitForLoadState('networkidle');
}

/** Uses what a page has to use. */
async function use(page: Page): Promise<void> {
  const filter = page.locator('[role=search] select').first();
  const field = page.locator('main form [name=firstName]').first();
  const menu = page.getByRole('button', { name: /menu/i }).first();
  if ((await filter.count()) > 0) await filter.selectOption({ index: 1 });
  else if ((await field.count()) > 0) await field.fill('Ada');
  else {
    await page.evaluate(() => scrollTo(0, 0));
    await menu.tap();
  }
}

/** Opens a page on a phone, reads it to its end, then uses it; nothing is kept from other visits. */
export const weigh = (browser: Browser, port: number, path: string, line: Line): Promise<Weights> =>
  onPhone(browser, port, line, async (page, way) => {
    await page.goto(way.origin + path, { waitUntil: 'networkidle' });
    await quiet(page);
    const load = way.bytes();
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < end; y += 500) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await page.waitForTimeout(100);
    }
    await quiet(page);
    const read = way.bytes();
    await use(page);
    await quiet(page);
    return { load, read, used: way.bytes() };
  });

/** Notes the first frame in which the page of a title is shown. Runs in each page before anything else. */
function watch(title: string): void {
  const look = () => {
    if (document.title.startsWith(title) && document.querySelector('h1') !== null) {
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.painted ??= Date.now();
        }),
      );
    } else requestAnimationFrame(look);
  };
  addEventListener('DOMContentLoaded', look);
}

/**
 * Opens a page, lets it come to rest, and goes to another by the phone's menu.
 *
 * @param link its name in the menu, with which its title begins, too
 * @returns how long after the press the other page's headline was painted, in ms
 */
export const toNextPage = (
  browser: Browser,
  port: number,
  path: string,
  link: string,
  line: Line,
): Promise<number> =>
  onPhone(browser, port, line, async (page, way) => {
    // What tsx calls to keep a function's name, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watch, link);
    await page.goto(way.origin + path, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await quiet(page);
    const box = await page.locator('dialog').getByRole('link', { name: link }).boundingBox();
    if (box === null) throw new Error(`the menu of ${path} has no ${link}`);
    const touchPoints = [{ x: box.x + 20, y: box.y + box.height / 2 }];
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(PRESS);
    const pressed = Date.now();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const painted = await page.waitForFunction(() => window.painted);
    return Number(await painted.jsonValue()) - pressed;
  });
