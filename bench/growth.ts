/**
 * Measures how the catalogue page grows with its products: builds copies of the project with generated products, visits each
 * build in Chromium and writes bench/growth.md.
 *
 * Usage: npm run bench:growth
 */
import { rmSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions } from 'playwright';
import { SHOP } from '../scripts/content/pack-files';
import { buildSite, copyProject } from '../scripts/testing/build-site';
import { writeShopFixture } from '../scripts/testing/shop-fixture';
import {
  CPU_SLOWDOWN,
  DESKTOP,
  describeMachine,
  launchBrowser,
  MIN_DURATION_MS,
  PHONE,
  recordEventDurations,
  scrollToCentre,
  tap,
  throttleCpu,
  visit,
} from './lib/browser';
import { formatFigure, getMedian, getPercentile, measureInTurn, writeReport } from './lib/report';
import { serveSite } from './lib/serve';

const ROUTE = '/pc-components/';
const COUNTS = [17, 100, 300, 1000];
const ROUNDS = 9;
/** Fewer rounds, since each presses many keys. */
const TYPING_ROUNDS = 3;
/** A slow connection: bytes a second, and the round trip in ms. */
const CONNECTION = { downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };
/** The time to wait for the effects of an action, in ms. */
const SETTLE_MS = 1500;

/** The pauses of a quick typist, who looks at the list after every third letter. */
const PAUSES_MS = [150, 150, 700];
/** Typed letter by letter and deleted again, so that the list shrinks, empties and grows. */
const QUERIES = ['ryzen', 'oc', 'corsair', 'zz'];
const KEYS = QUERIES.flatMap((query) => [...query, ...[...query].map(() => 'Backspace')]);

/** Measures the number of elements, and the page's height in pixels before anything is opened. */
const measureSize = (url: string, device: BrowserContextOptions) =>
  visit(browser, device, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    return page.evaluate(() => [
      document.querySelectorAll('*').length,
      document.documentElement.scrollHeight,
    ]);
  });

/** Measures the largest contentful paint on a slow connection, in ms. */
const measureLargestPaint = (url: string) =>
  visit(browser, PHONE, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...CONNECTION });
    await throttleCpu(page);
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

/** Measures the time from the first tick, which loads the scripts, to the next paint in ms. */
const measureFirstTick = (url: string) =>
  visit(browser, PHONE, async (page) => {
    await throttleCpu(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const checkbox = page.locator('#catalogue .tick input').first();
    await scrollToCentre(checkbox);
    const getDurations = await recordEventDurations(page);
    await tap(checkbox);
    await page.waitForTimeout(SETTLE_MS);
    return Math.max(MIN_DURATION_MS, ...(await getDurations()));
  });

/** Measures the time from each key in the search box to the next paint, in ms. */
const measureKeys = (url: string) =>
  visit(browser, PHONE, async (page) => {
    await throttleCpu(page);
    await page.goto(`${url}#catalogue`, { waitUntil: 'load' });
    await page.getByRole('searchbox', { name: 'Search' }).focus();
    await page.locator('form[role=search][data-ready]').waitFor();
    await page.waitForLoadState('networkidle');
    const getDurations = await recordEventDurations(page);
    for (const [index, key] of KEYS.entries()) {
      await page.keyboard.press(key);
      await page.waitForTimeout(PAUSES_MS[index % PAUSES_MS.length] ?? 0);
    }
    await page.waitForTimeout(SETTLE_MS);
    return getDurations('keydown');
  });

const builds: string[] = [];
for (const productCount of COUNTS) {
  console.log(`Building with ${productCount} products`);
  const copy = copyProject(`growth-${productCount}`);
  await writeShopFixture(path.join(copy, SHOP), { productCount });
  builds.push(buildSite({}, copy));
}
const urls = (await Promise.all(builds.map(serveSite))).map(({ origin }) => origin + ROUTE);
await using browser = await launchBrowser();
console.log(`Visiting each ${ROUNDS} times`);
const load = loadavg()[0] ?? 0;
const phoneSizes = await measureInTurn(1, urls, (url) => measureSize(url, PHONE));
const desktopSizes = await measureInTurn(1, urls, (url) => measureSize(url, DESKTOP));
const paints = await measureInTurn(ROUNDS, urls, measureLargestPaint);
const ticks = await measureInTurn(ROUNDS, urls, measureFirstTick);
const keys = await measureInTurn(TYPING_ROUNDS, urls, measureKeys);

const rows = COUNTS.map((count, index) => {
  const [elements = 0, phoneHeight = 0] = phoneSizes[index]?.[0] ?? [];
  const [, desktopHeight = 0] = desktopSizes[index]?.[0] ?? [];
  const { size } = statSync(path.join(builds[index] ?? '', ROUTE, 'index.html.br'));
  const durations = [ticks[index] ?? [], keys[index]?.flat() ?? []];
  return [
    ...[count, `${(size / 1000).toFixed(1)} KB`],
    ...[elements, phoneHeight, desktopHeight].map(formatFigure),
    ...durations.map((values) => formatFigure(getPercentile(values, 0.75))),
    formatFigure(getMedian(paints[index] ?? [])),
  ];
});
writeReport(
  'bench/growth.md',
  `# The catalogue as it grows

Written by \`npm run bench:growth\`: ${ROUTE} of the sample, and of generated shops with facts, twelve motherboards and all
categories. The document is compressed with Brotli 11. Heights are in px before anything is opened. Times are in ms on a phone
whose processor is slowed ${CPU_SLOWDOWN} times. The first tick, which loads the scripts, and a key in the search are measured to
the next paint (Event Timing, nothing under ${MIN_DURATION_MS}; 75th percentiles of ${ROUNDS} ticks and ${TYPING_ROUNDS * KEYS.length} keys). The largest paint is
the median of ${ROUNDS} at 1.6 Mbit/s and ${CONNECTION.latency} ms. Goals with 300 products: 40 KB, 16,000 px on a phone, 150 ms, 100 ms, and
the largest paint within 60 ms of the first row. ${describeMachine(browser)}, load ${load.toFixed(1)} at the
beginning and ${loadavg()[0]?.toFixed(1)} at the end.`,
  [
    [
      ...['products', 'document', 'elements', 'height at 390', 'at 1280'],
      ...['first tick', 'key', 'largest paint'],
    ],
    ...rows,
  ],
);
for (const build of builds) rmSync(path.dirname(build), { recursive: true });
