import { expect, test } from 'playwright/test';

/** Lighthouse's slow 4G, in bytes a second. */
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const HEADLINE_AFTER_PAINT_MS = 300;

test('a first visit over slow 4G shows the headline soon after the first paint', async ({
  browser,
  baseURL,
}) => {
  /** Milliseconds from a first visit's first paint to its headline's face. */
  const delay = async () => {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await page.goto(`${baseURL}/`);
    // A page may have loaded before it is painted.
    await page.waitForFunction(
      () =>
        performance.getEntriesByName('first-contentful-paint').length > 0 &&
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2')),
    );
    const late = await page.evaluate(() => {
      const [face] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2')) as PerformanceResourceTiming[];
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return (face?.responseEnd ?? Number.NaN) - (paint?.startTime ?? Number.NaN);
    });
    await page.close();
    return late;
  };
  // The quickest of some visits: the line is slowed, and other work of the machine is not the page's.
  const delays: number[] = [];
  for (let visit = 0; visit < 3; visit++) delays.push(await delay());
  expect(Math.min(...delays)).toBeLessThanOrEqual(HEADLINE_AFTER_PAINT_MS);
});
