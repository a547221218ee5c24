/**
 * Measures how a visit to each page begins on a slow phone: for out/, and for a plain Next export.
 *
 * Usage: npm run bench:visit, which builds both and writes bench/visit.md
 */

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { chromium } from 'playwright';
import { findBrowser } from '@/e2e/find-browser';
import { pageHrefs } from '@/lib/site/navigation';
import { createSiteHandler } from '@/scripts/site-handler';
import { buildSite } from '@/scripts/testing/build-site';

const REPORT = 'bench/visit.md';
/** An odd number, so that there is a middle value. */
const ROUNDS = 5;
/** The phone, line (ms, and bytes a second) and slow processor of Lighthouse's mobile preset. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
const SLOWDOWN = 4;
/** The time in ms after its load in which a page may still paint something larger. */
const SETTLE_MS = 1000;

/** Serves a built site as its hosts do, until the process ends; returns its origin. */
async function serveSite(folder: string): Promise<string> {
  const server = createServer(createSiteHandler(folder, { isCached: true }));
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

buildSite('.plain-next', {}, 'npx next build');
buildSite('out');
const sites = [
  { name: 'ours', origin: await serveSite('out') },
  { name: 'plain Next', origin: await serveSite('.plain-next') },
];
await using browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/** Visits a page with an empty cache. Returns the KB loaded untouched, and paint times in ms. */
async function measureVisit(url: string) {
  await using context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', LINE);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  let bytes = 0;
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  // Without a limit, since a busy machine may take long.
  await page.goto(url, { timeout: 0 });
  await page.waitForTimeout(SETTLE_MS);
  const [first, largest] = await page.evaluate(
    () =>
      new Promise<[number, number]>((resolve) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        new PerformanceObserver((list) => {
          resolve([paint?.startTime ?? NaN, list.getEntries().at(-1)?.startTime ?? NaN]);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  return { kilobytes: bytes / 1024, first, largest };
}
type Visit = Awaited<ReturnType<typeof measureVisit>>;

const findMedian = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[(ROUNDS - 1) / 2] ?? NaN;

const rows = [
  ['page', '', 'KB', 'first paint', 'largest paint', 'largest to first', 'spread'],
  Array<string>(7).fill('---'),
];
for (const href of pageHrefs) {
  const visitsBySite = new Map<string, Visit[]>(sites.map(({ name }) => [name, []]));
  // In turn, so that a slow spell of the machine affects both alike.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, origin } of sites)
      visitsBySite.get(name)?.push(await measureVisit(origin + href));
  for (const [name, visits] of visitsBySite) {
    const medians = (['kilobytes', 'first', 'largest'] as const)
      .map((measure) => Math.round(findMedian(visits.map((visit) => visit[measure]))))
      .map((median) => median.toLocaleString('en-GB'));
    const ratios = visits.map(({ first, largest }) => largest / first);
    const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    const row = [href, name, ...medians, findMedian(ratios).toFixed(2), spread];
    console.log(row.join('  '));
    rows.push(row);
  }
}
writeFileSync(
  REPORT,
  `# How a visit begins

Written by \`npm run bench:visit\`: a phone on a line of 1.6 Mbit/s and 150 ms, with a processor slowed four
times. KB with Brotli and headers; paints in ms; the largest paint over the first of the same visit. Medians of ${ROUNDS} visits in
turn, and the spread of the last column. Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores.

${rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`,
);
execFileSync('npx', ['biome', 'format', '--write', REPORT], { stdio: 'ignore' });
