import { cpus } from 'node:os';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright';
import { getChromiumOptions } from '../../scripts/browser/find-browser';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
export const DESKTOP = { viewport: { width: 1280, height: 900 } };
/** How many times slower than this machine a cheap phone's processor is. */
export const CPU_SLOWDOWN = 4;
/** The time that a finger or a key stays down, in ms. */
export const PRESS_MS = 80;
/** The shortest duration that Event Timing reports, in ms. */
export const MIN_DURATION_MS = 16;

/** Starts the measured browser, with further arguments for Chromium. It keeps features that the tests disable. */
export const launchBrowser = (...args: readonly string[]): Promise<Browser> =>
  chromium.launch({
    ...getChromiumOptions(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  });

/** Names the browser and the machine, for a table's caption. */
export const describeMachine = (browser: Browser): string =>
  `Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores`;

/** Opens an empty page in a context without cache or storage, and closes the context after `measure`. */
export async function visit<T>(
  browser: Browser,
  device: BrowserContextOptions,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  await using context = await browser.newContext(device);
  return await measure(await context.newPage());
}

/** Slows the processor for a page. Call it before the page loads. */
export async function throttleCpu(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/**
 * Records from now on the time from each event to the next paint.
 *
 * @returns a function that returns the times in ms; times under MIN_DURATION_MS are missing
 */
export async function recordEventDurations(page: Page): Promise<() => Promise<readonly number[]>> {
  const recorded = await page.evaluateHandle((durationThreshold) => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    return durations;
  }, MIN_DURATION_MS);
  return () => recorded.jsonValue();
}

export const scrollToCentre = (element: Locator): Promise<void> =>
  element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Taps an element with a finger; throws where the element is not on the screen. */
export async function tap(element: Locator): Promise<void> {
  const page = element.page();
  const box = await element.boundingBox();
  const bottom = page.viewportSize()?.height ?? 0;
  if (box === null || box.y < 0 || box.y + box.height > bottom) {
    throw new Error(`${element} is not on the screen`);
  }
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(PRESS_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
