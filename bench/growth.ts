/**
 * Measures how the catalogue page grows with its products: builds the site with generated ones in copies of the tree,
 * visits each build in Chromium and writes bench/growth.md.
 *
 * Usage: npm run bench:growth
 */
import { rmSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { SHOP } from '../scripts/content/pack-files';
import { buildSite, copyProject } from '../scripts/testing/build-site';
import { writeShopFixture } from '../scripts/testing/shop-fixture';
import {
  describeMachine,
  launchBrowser,
  observe,
  PHONE,
  SHORTEST,
  SLOWED,
  slowDown,
  tap,
} from './lib/browser';
import { formatFigure, median, percentile, runInTurn, writeReport } from './lib/report';
import { serve } from './lib/serve';

const ROUTE = '/pc-components/';
const COUNTS = [17, 100, 300, 1000];
const ROUNDS = 9;
/** Rounds of typing, which are many keys each. */
const TYPED = 3;
const DESKTOP = { viewport: { width: 1280, height: 900 } };
/** A poor line: bytes a second, and ms there and back. */
const LINE = { downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };
/** How long what follows an act may take, in ms. */
const REST = 1500;

/** A quick typist's pace, with a longer look at the list now and then. */
const BETWEEN_LETTERS_MS = [150, 150, 700];
/** Typed letter by letter and taken back again, so that the list shrinks, grows and empties. */
const QUERIES = ['ryzen', 'oc', 'corsair', 'zz'];
const KEYS = QUERIES.flatMap((query) => [...query, ...[...query].map(() => 'Backspace')]);

type Device = Parameters<typeof browser.newContext>[0];
/** What is found on a page of its own, in a browser that has seen nothing of the site. */
async function visit<T>(device: Device, find: (page: Page) => Promise<T>): Promise<T> {
  await using context = await browser.newContext(device);
  return await find(await context.newPage());
}

/** Of how many elements the page is, and how high before anything is opened. */
const size = (url: string, device: Device) =>
  visit(device, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    return page.evaluate(() => [
      document.querySelectorAll('*').length,
      document.documentElement.scrollHeight,
    ]);
  });

/** When the largest paint is there, on a poor line. */
const largestPaint = (url: string) =>
  visit(PHONE, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
    await slowDown(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  });

/** How long the first tick waits for its paint, while the page's scripts come. */
const firstTick = (url: string) =>
  visit(PHONE, async (page) => {
    await slowDown(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const box = page.locator('#catalogue .tick input').first();
    await box.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const durations = await observe(page);
    await tap(page, box);
    await page.waitForTimeout(REST);
    return Math.max(SHORTEST, ...(await durations()));
  });

/** How long each letter that is typed into the search waits for its paint. */
const keys = (url: string) =>
  visit(PHONE, async (page) => {
    await slowDown(page);
    await page.goto(`${url}#catalogue`, { waitUntil: 'load' });
    await page.getByRole('searchbox', { name: 'Search' }).focus();
    await page.locator('form[role=search][data-ready]').waitFor();
    await page.waitForLoadState('networkidle');
    const durations = await observe(page);
    for (const [index, key] of KEYS.entries()) {
      await page.keyboard.press(key);
      await page.waitForTimeout(BETWEEN_LETTERS_MS[index % BETWEEN_LETTERS_MS.length] ?? 0);
    }
    await page.waitForTimeout(REST);
    return durations('keydown');
  });

const outs: string[] = [];
for (const productCount of COUNTS) {
  console.log(`Building with ${productCount} products`);
  const copy = copyProject(`growth-${productCount}`);
  await writeShopFixture(path.join(copy, SHOP), { productCount });
  outs.push(buildSite({}, copy));
}
const urls = (await Promise.all(outs.map(serve))).map(({ origin }) => origin + ROUTE);
await using browser = await launchBrowser();
console.log(`Visiting each ${ROUNDS} times`);
const load = loadavg()[0] ?? 0;
const phones = await runInTurn(1, urls, (url) => size(url, PHONE));
const desktops = await runInTurn(1, urls, (url) => size(url, DESKTOP));
const paints = await runInTurn(ROUNDS, urls, largestPaint);
const ticks = await runInTurn(ROUNDS, urls, firstTick);
const letters = await runInTurn(TYPED, urls, keys);

const rows = COUNTS.map((count, index) => {
  const [nodes = 0, onPhone = 0] = phones[index]?.[0] ?? [];
  const [, onDesktop = 0] = desktops[index]?.[0] ?? [];
  const { size: bytes } = statSync(path.join(outs[index] ?? '', ROUTE, 'index.html.br'));
  const waits = [ticks[index] ?? [], letters[index]?.flat() ?? []];
  return [
    ...[count, `${(bytes / 1000).toFixed(1)} KB`, ...[nodes, onPhone, onDesktop].map(formatFigure)],
    ...waits.map((each) => formatFigure(percentile(each, 0.75))),
    formatFigure(median(paints[index] ?? [])),
  ];
});
writeReport(
  'bench/growth.md',
  `# The catalogue as it grows

Written by \`npm run bench:growth\`: ${ROUTE} of the sample and of generated shops with facts, twelve boards, all categories;
Brotli 11, heights in px before anything is opened. Times in ms on a phone, processor slowed ${SLOWED} times, visits in turn:
from the first tick, as scripts come, and from a key in the search to the next paint (Event Timing, nothing under ${SHORTEST};
75th percentiles, ${ROUNDS} ticks, ${TYPED * KEYS.length} keys), and to the largest paint at 1.6 Mbit/s and ${LINE.latency} ms (median of ${ROUNDS}). Goals with 300:
40 KB, 16,000 px on a phone, 150, 100, and the paint within 60 of the first row. ${describeMachine(browser)}, load ${load.toFixed(1)}
when it began and ${loadavg()[0]?.toFixed(1)} at its end.`,
  [
    [
      ...['products', 'document', 'elements', 'height at 390', 'at 1280'],
      ...['first tick', 'key', 'largest paint'],
    ],
    ...rows,
  ],
);
for (const out of outs) rmSync(path.dirname(out), { recursive: true });
