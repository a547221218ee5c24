/**
 * What a visit costs: each page of out/ beside the same page without scripts, and for one page of each kind Next's own
 * export of it. Bytes of a visit that loads it, and then reads it to the end or uses one thing, and Lighthouse's mobile
 * preset.
 *
 * Usage: npm run bench:visit
 * Measures the build in out/, and writes bench/visit.md.
 */
import path from 'node:path';
import lighthouse from 'lighthouse';
import type { Locator, Page } from 'playwright';
import { listBuiltRoutes } from '../scripts/build/built-site';
import { precompress } from '../scripts/build/precompress';
import { buildSite, copyProject } from '../scripts/testing/build-site';
import { describeMachine, launchBrowser, PHONE } from './lib/browser';
import { formatFigure, median, percentile, runInTurn, writeReport } from './lib/report';
import { type Served, serve, serveTwin } from './lib/serve';

const OUT = path.resolve('out');
const RUNS = 3;
const KILOBYTE = 1024;
const DEBUGGING_PORT = 9223;
/** One page of each kind, for Next's own export. */
const KINDS = ['/', '/contact/', '/pc-components/', '/storage-solutions/'];
/** How long a page is left alone before it is called quiet, in ms. */
const QUIET = 1000;

async function readToEnd(body: Locator): Promise<void> {
  const end = await body.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < end; y += 500) {
    await body.evaluate((_, top) => scrollTo({ top, behavior: 'instant' }), y);
    await body.page().waitForTimeout(100);
  }
}

/** What a visitor may do with a page: what it needs there, and how it is done. */
const ACTS: Readonly<Record<string, readonly [string, (what: Locator) => Promise<unknown>]>> = {
  read: ['body', readToEnd],
  menu: ['button:has-text("Menu")', (button) => button.tap()],
  filter: ['[role=search] select', (filter) => filter.selectOption({ index: 1 })],
  form: ['main form [name=firstName]', (field) => field.fill('Ada')],
};

const pages = [...listBuiltRoutes(OUT), '/404.html'];
const plain = buildSite({ PLAIN_NEXT: '1' }, copyProject('plain'));
precompress(plain);
const sites = [
  { name: 'ours', served: await serve(OUT), pages },
  { name: 'without scripts', served: await serveTwin(), pages },
  { name: 'plain Next', served: await serve(plain), pages: KINDS },
];
await using browser = await launchBrowser(`--remote-debugging-port=${DEBUGGING_PORT}`);

/** @returns the values of one audit by their ids */
async function audit(url: string): Promise<(id: string) => number> {
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

async function quiet(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET);
  await page.waitForLoadState('networkidle');
}

/** @returns bytes with headers after the page's load, and after an act, where the page has what it needs */
async function weigh({ origin, sent }: Served, path: string, act: string) {
  await using context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const before = sent();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await quiet(page);
  const load = sent() - before;
  const [selector = '', use] = ACTS[act] ?? [];
  const what = page.locator(selector).first();
  if (!(await what.isVisible())) return { load, after: Number.NaN };
  await use?.(what);
  await quiet(page);
  return { load, after: sent() - before };
}

const kilobytes = (bytes: number) => formatFigure(bytes / KILOBYTE);
const heads = ['page', '', 'load', ...Object.keys(ACTS), 'FCP', 'LCP', 'TBT', 'CLS'];
const rows: (readonly string[])[] = [heads];
for (const page of pages) {
  const compared = sites.filter((site) => site.pages.includes(page));
  const audits = await runInTurn(RUNS, compared, ({ served }) => audit(served.origin + page));
  for (const [place, { name, served }] of compared.entries()) {
    const of = (id: string) => (audits[place] ?? []).map((value) => value(id));
    const weights = await runInTurn(1, Object.keys(ACTS), (act) => weigh(served, page, act));
    const row = [
      page,
      name,
      kilobytes(weights[0]?.[0]?.load ?? Number.NaN),
      ...weights.map(([weight]) => kilobytes(weight?.after ?? Number.NaN)),
      formatFigure(median(of('first-contentful-paint'))),
      formatFigure(median(of('largest-contentful-paint'))),
      formatFigure(median(of('total-blocking-time'))),
      percentile(of('cumulative-layout-shift'), 1).toFixed(3),
    ];
    console.log(row.join('  '));
    rows.push(row);
  }
}
writeReport(
  'bench/visit.md',
  `# What a visit costs

Written by \`npm run build && npm run bench:visit\`. KB with Brotli and headers on a phone of double density: after the load,
and then after reading to the end, or the menu, one filter, one field of the form. Lighthouse's mobile preset in ms,
medians of ${RUNS} audits in turn (of CLS the worst). ${describeMachine(browser)}.`,
  rows,
);
