/**
 * Measures how long a press takes to be answered on a processor slowed four times: the first tick and 'Get Quote' on the components
 * page, beside a tap on the phone menu.
 *
 * Usage: npm run build && npm run bench:press
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../e2e/find-browser';
import { createSiteHandler } from '../scripts/site-handler';

const ROUNDS = 12;
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
/** The least duration in ms that a browser reports. */
const SHORTEST_MS = 16;

const CARD = '#catalogue article >> nth=0';
const PRESSES = {
  'phone menu': 'header button[command=show-modal]',
  'first tick': `${CARD} >> .tick`,
  'Get Quote': `${CARD} >> a[href^="mailto:"]`,
};

const server = createServer(createSiteHandler('out', { isCached: true }));
await once(server.listen(0, '127.0.0.1').unref(), 'listening');
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
await using browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Returns the longest time in ms from a press to the next paint. */
async function measurePress(page: Page, css: string): Promise<number> {
  const target = page.locator(css);
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1500);
  await page.evaluate((durationThreshold) => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    Object.assign(window, { durations });
  }, SHORTEST_MS);
  await target.click();
  await page.waitForTimeout(1500);
  const durations = await page.evaluate(
    () => (window as unknown as { durations: number[] }).durations,
  );
  return Math.max(0, ...durations);
}

const durationsByPress = new Map(Object.keys(PRESSES).map((name) => [name, [] as number[]]));
// In turn, so that a slow spell of the machine affects all alike.
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, css] of Object.entries(PRESSES)) {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(`${origin}/pc-components/`);
    durationsByPress.get(name)?.push(await measurePress(page, css));
    await context.close();
  }
for (const [name, durations] of durationsByPress) {
  const sorted = durations.toSorted((one, other) => one - other);
  console.log(`${name}: ${sorted[Math.ceil(ROUNDS * 0.75) - 1]} ms at the 75th percentile`);
}
