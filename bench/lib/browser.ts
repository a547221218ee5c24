import { cpus } from 'node:os';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { getChromiumOptions } from '../../scripts/browser/find-browser';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** How much slower than this machine a cheap phone is taken to be. */
export const SLOWED = 4;
/** How long a finger or a key stays down, in ms. */
export const PRESS = 80;
/** Event Timing reports nothing shorter, in ms. */
export const SHORTEST = 16;

/** Starts the browser that is measured with, plainer than the tests' own; `more` are further arguments for it. */
export const launchBrowser = (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({
    ...getChromiumOptions(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...more],
  });

/** What a bench was measured with, for its table's caption. */
export const describeMachine = (browser: Browser): string =>
  `Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores`;

/** Slows the page's processor, from before its first byte. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/** Notes from now on how long each event waits for the next paint, in ms, as far as it is SHORTEST or more, by name. */
export async function observe(page: Page): Promise<(name?: string) => Promise<readonly number[]>> {
  const noted = await page.evaluateHandle((durationThreshold) => {
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => {
      entries.push(...list.getEntries());
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    return entries;
  }, SHORTEST);
  return (wanted) =>
    noted.evaluate((entries, name) => {
      const asked = entries.filter((entry) => entry.name === (name ?? entry.name));
      return asked.map(({ duration }) => duration);
    }, wanted);
}

/** Presses what is shown as a finger does; throws where it is not within the screen. */
export async function tap(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  const bottom = page.viewportSize()?.height ?? 0;
  if (box === null || box.y < 0 || box.y + box.height > bottom) {
    throw new Error(`${what} is to be pressed and not on the screen`);
  }
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(PRESS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
