import { defaultConfig } from 'lighthouse';
import type { Browser, BrowserContextOptions } from 'playwright';
import { slowPage } from './slow-page';

const { throttling, screenEmulation } = defaultConfig.settings;
/** Lighthouse's phone. */
export const PHONE = {
  viewport: { width: screenEmulation.width, height: screenEmulation.height },
  deviceScaleFactor: screenEmulation.deviceScaleFactor,
  isMobile: screenEmulation.mobile,
  hasTouch: true,
};
export const DESKTOP = { viewport: { width: 1280, height: 900 } };
export type Screen = BrowserContextOptions;
const bytesPerSecond = (kilobits: number) => Math.floor((kilobits * 1024) / 8);
const LINE = {
  latency: throttling.requestLatencyMs,
  downloadThroughput: bytesPerSecond(throttling.downloadThroughputKbps),
  uploadThroughput: bytesPerSecond(throttling.uploadThroughputKbps),
};
/** How long after its load event a page is left alone, in ms. */
const PAUSE = 1000;

/** First and largest paint, and by how much tasks after the first paint went over 50 ms each; all in ms. */
export interface PageTimes {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
}

/** Runs in the page. */
async function paintsAndTasks(): Promise<PageTimes> {
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      });
      // An observer of what did not happen is never called.
      setTimeout(() => resolve([]), 100);
    });
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const tasks = await entries('longtask');
  return {
    fcp,
    lcp: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    tbt: tasks.reduce((total, { startTime, duration }) => {
      const late = startTime + duration - Math.max(startTime, fcp);
      return total + Math.max(0, late - 50);
    }, 0),
  };
}

/**
 * Loads a page as Lighthouse's slow phone would, but without Lighthouse's recording, which takes much of the second
 * core and with it the steadiness of the times.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export const loadSlowly = (browser: Browser, url: string): Promise<PageTimes> =>
  onSlowLine(browser, url, PHONE, paintsAndTasks);

/**
 * Loads a page on the slow line with the slowed processor, and leaves it alone for a while.
 *
 * @param read runs in the page then
 */
export async function onSlowLine<T>(
  browser: Browser,
  url: string,
  screen: Screen,
  read: () => Promise<T>,
): Promise<T> {
  const { page, session } = await slowPage(browser, screen, LINE);
  await session.send('Emulation.setCPUThrottlingRate', {
    rate: throttling.cpuSlowdownMultiplier,
  });
  await page.goto(url);
  await page.waitForTimeout(PAUSE);
  const found = await page.evaluate(read);
  await page.context().close();
  return found;
}
