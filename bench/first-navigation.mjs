/**
 * From a visitor's very first press to the next page's largest paint, over a slow line: as the site is, and with a
 * speculation-rules block that prefetches on intent.
 *
 * Usage: npm run bench:first-navigation
 * Measures the build in out/, and writes bench/first-navigation.md.
 */
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser/find-browser.ts';
import { serveCompressed } from './lib/brotli-server.mjs';
import { BROWSER_ARGUMENTS, measuredWith } from './lib/environment.mjs';
import { behindSlowLine } from './lib/slow-line.mjs';
import { median, table } from './lib/statistics.mjs';
import { writeReport } from './lib/write-report.mjs';

const RUNS = 15;
const ROUND_TRIP = 150;
/** How long a finger stays down, and how long a pointer rests on a link before it is pressed, in ms. */
const PRESS = 80;
const REST = 250;
const RULES = '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';

const withRules = (html) =>
  html
    .replace("script-src 'self'", "script-src 'self' 'inline-speculation-rules'")
    .replace('</body>', `<script type="speculationrules">${RULES}</script></body>`);

const VISITORS = [
  {
    name: 'a tap on a phone',
    device: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    link: (page) => page.getByRole('main').getByRole('link').first(),
    press: async (page, x, y) => {
      const session = await page.context().newCDPSession(page);
      const touchPoints = [{ x, y }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await page.waitForTimeout(PRESS);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  },
  {
    name: 'a hover and a click',
    device: { viewport: { width: 1280, height: 900 } },
    link: (page) => page.getByRole('banner').getByRole('link', { name: 'About', exact: true }),
    press: async (page, x, y) => {
      await page.mouse.move(x, y);
      await page.waitForTimeout(REST);
      await page.mouse.down();
      await page.waitForTimeout(PRESS);
      await page.mouse.up();
    },
  },
];

/** In the page reached: when it was painted, on the clock of the page before. */
async function painted() {
  const [{ name }] = performance.getEntriesByType('navigation');
  if (new URL(name).pathname !== location.pathname) return { loaded: false, at: Date.now() };
  const paint = await new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  return { loaded: true, at: performance.timeOrigin + paint };
}

async function measure(browser, origin, { device, link, press }) {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  const { x, y, width, height } = await link(page).boundingBox();
  const start = Date.now();
  await press(page, x + width / 2, y + height / 2);
  await page.waitForURL((url) => url.pathname !== '/');
  const { loaded, at } = await page.evaluate(painted);
  await context.close();
  return { loaded, time: at - start };
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
const servers = [
  await serveCompressed(path.resolve('out')),
  await serveCompressed(path.resolve('out'), withRules),
];
const lines = await Promise.all(servers.map(({ origin }) => behindSlowLine(origin, ROUND_TRIP)));
const rows = [];
for (const visitor of VISITORS) {
  const measured = lines.map(() => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, { origin }] of lines.entries()) {
      measured[index].push(await measure(browser, origin, visitor));
    }
  }
  const [plain, ruled] = measured.map((runs) => Math.round(median(runs.map(({ time }) => time))));
  const loads = measured.map((runs) => runs.filter(({ loaded }) => loaded).length);
  rows.push([visitor.name, plain, ruled, (ruled / plain).toFixed(2), loads.join(' / ')]);
  console.log(rows.at(-1).join('  '));
}
writeReport(
  'bench/first-navigation.md',
  `# A visitor's first press, with and without speculation rules

Written by \`npm run build && npm run bench:first-navigation\`: ms from the press (a hover's start) to the next page's
largest paint, every answer ${ROUND_TRIP} ms late, ${RUNS} runs in turn, medians. ${measuredWith()}.

${table(['first sign', 'as it is', 'with speculation rules', 'ratio', 'page loads, not soft'], rows)}
`,
);
await browser.close();
for (const { close } of [...lines, ...servers]) close();
