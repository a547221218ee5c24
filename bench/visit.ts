/**
 * Measures what a visit costs: each page of out/, the same page without scripts, and a plain Next export of one page of each
 * kind. Counts the bytes of a visit that loads the page and then reads or uses it, and runs Lighthouse's mobile preset.
 *
 * Usage: npm run bench:visit, which writes bench/visit.md
 */
import path from 'node:path';
import lighthouse from 'lighthouse';
import type { Locator } from 'playwright';
import { listBuiltRoutes } from '../scripts/build/built-site';
import { precompress } from '../scripts/build/precompress';
import { buildSite, copyProject } from '../scripts/testing/build-site';
import { describeMachine, launchBrowser, PHONE, visit } from './lib/browser';
import { formatFigure, getMedian, getPercentile, measureInTurn, writeReport } from './lib/report';
import { type ServedSite, serveSite, serveWithoutScripts } from './lib/serve';

const OUT = path.resolve('out');
const ROUNDS = 3;
const KILOBYTE = 1024;
const DEBUGGING_PORT = 9223;
/** One page of each kind, for the plain Next export. */
const PLAIN_PAGES = ['/', '/contact/', '/pc-components/', '/storage-solutions/'];
const SETTLE_MS = 1000;

async function readToEnd(body: Locator): Promise<void> {
  const end = await body.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < end; y += 500) {
    await body.evaluate((_, top) => scrollTo({ top, behavior: 'instant' }), y);
    await body.page().waitForTimeout(100);
  }
}

/** A visitor's actions by name: the element that each needs, and how it is used. */
const ACTIONS: Readonly<
  Record<string, readonly [selector: string, act: (element: Locator) => Promise<unknown>]>
> = {
  read: ['body', readToEnd],
  menu: ['button:has-text("Menu")', (button) => button.tap()],
  filter: ['[role=search] select', (filter) => filter.selectOption({ index: 1 })],
  form: ['main form [name=firstName]', (field) => field.fill('Ada')],
};

const pages = [...listBuiltRoutes(OUT), '/404.html'];
const plain = buildSite({ PLAIN_NEXT: '1' }, copyProject('plain'));
precompress(plain);
const sites = [
  { name: 'ours', site: await serveSite(OUT), pages },
  { name: 'without scripts', site: await serveWithoutScripts(), pages },
  { name: 'plain Next', site: await serveSite(plain), pages: PLAIN_PAGES },
];
await using browser = await launchBrowser(`--remote-debugging-port=${DEBUGGING_PORT}`);

/** Runs Lighthouse and returns a function from an audit's ID to its value. */
async function runLighthouse(url: string): Promise<(id: string) => number> {
  const { lhr } = await lighthouse(url, {
    port: DEBUGGING_PORT,
    throttlingMethod: 'simulate',
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
    logLevel: 'error',
  });
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return (id) => lhr.audits[id]?.numericValue ?? Number.NaN;
}

/** Counts the bytes, headers included, after a page's load and after an action; NaN where the page has no element for it. */
const countBytes = ({ origin, countSentBytes }: ServedSite, path: string, action: string) =>
  visit(browser, PHONE, async (page) => {
    const before = countSentBytes();
    const countAfterSettling = async () => {
      await page.waitForTimeout(SETTLE_MS);
      await page.waitForLoadState('networkidle');
      return countSentBytes() - before;
    };
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const afterLoad = await countAfterSettling();
    const [selector = '', act] = ACTIONS[action] ?? [];
    const element = page.locator(selector).first();
    if (!(await element.isVisible())) return { afterLoad, afterAction: Number.NaN };
    await act?.(element);
    return { afterLoad, afterAction: await countAfterSettling() };
  });

const formatKilobytes = (bytes: number) => formatFigure(bytes / KILOBYTE);
const rows = [['page', '', 'load', ...Object.keys(ACTIONS), 'FCP', 'LCP', 'TBT', 'CLS']];
for (const page of pages) {
  const compared = sites.filter((candidate) => candidate.pages.includes(page));
  const audits = await measureInTurn(ROUNDS, compared, ({ site }) =>
    runLighthouse(site.origin + page),
  );
  for (const [index, { name, site }] of compared.entries()) {
    const getValues = (id: string) => (audits[index] ?? []).map((getValue) => getValue(id));
    const formatTime = (id: string) => formatFigure(getMedian(getValues(id)));
    const weights = await measureInTurn(1, Object.keys(ACTIONS), (action) =>
      countBytes(site, page, action),
    );
    const row = [
      ...[page, name, formatKilobytes(weights[0]?.[0]?.afterLoad ?? Number.NaN)],
      ...weights.map(([weight]) => formatKilobytes(weight?.afterAction ?? Number.NaN)),
      ...['first-contentful-paint', 'largest-contentful-paint'].map(formatTime),
      formatTime('total-blocking-time'),
      getPercentile(getValues('cumulative-layout-shift'), 1).toFixed(3),
    ];
    console.log(row.join('  '));
    rows.push(row);
  }
}
writeReport(
  'bench/visit.md',
  `# What a visit costs

Written by \`npm run build && npm run bench:visit\`. KB with Brotli and headers on a phone with two device pixels per CSS pixel:
after the load, and then after reading to the end, opening the menu, using one filter, or filling one field of the form.
Lighthouse's mobile preset in ms: medians of ${ROUNDS} audits in turn, and the worst CLS. ${describeMachine(browser)}.`,
  rows,
);
