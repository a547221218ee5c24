/**
 * What a visit costs: each page of out/ beside the same page without scripts, Next's own export of it and sites of
 * others. Bytes of a visit that loads it, and then reads it to the end or uses one thing; Lighthouse's mobile preset; and
 * the way to the next page on two lines. What fails is tried once more, and then left out of the table.
 *
 * Usage: npm run bench:visit [-- --runs 5] [-- --only /contact/] [-- --peer name=folder/of/its/built/files]
 * Measures the build in out/, and writes bench/visit.md. A peer is measured by its first page; build it beside this tree.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { builtRoutes } from '../scripts/build/built-site';
import { precompress } from '../scripts/build/precompress';
import { buildCopy } from './lib/build-copy';
import { BROWSER_ARGUMENTS, benchBrowser, launchBrowser, measuredWith } from './lib/environment';
import { inTurn } from './lib/in-turn';
import { GOOD, POOR } from './lib/phone';
import { type Served, serve } from './lib/serve';
import { figure, median, percentile, table } from './lib/statistics';
import { serveTwin } from './lib/twin';
import { type Act, toAbout, weigh } from './lib/visits';
import { writeReport } from './lib/write-report';

const KILOBYTE = 1024;
const OUT = path.resolve('out');
/** One page of each kind, for Next's own export; and how often it and peers are audited. */
const KINDS = ['/', '/contact/', '/pc-components/', '/storage-solutions/'];
const FEWER_RUNS = 3;
const USES: readonly Act[] = ['read', 'menu', 'filter', 'form'];
const NEXT = ['next page, good line', 'poor line'];

interface Site {
  readonly name: string;
  readonly served: Served;
  readonly runs: number;
  readonly uses: readonly Act[];
  readonly pages: readonly string[];
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    peer: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(values.runs);
const fewer = Math.min(runs, FEWER_RUNS);
const pages = [...builtRoutes(OUT), '/404.html'].filter(
  (page) => values.only?.includes(page) ?? true,
);

const plain = buildCopy('plain', () => undefined, { PLAIN_NEXT: '1' });
await precompress(plain);
const sites: Site[] = [
  { name: 'ours', served: await serve(OUT), runs, uses: USES, pages },
  { name: 'without scripts', served: await serveTwin(), runs, uses: ['read'], pages },
  { name: 'plain Next', served: await serve(plain), runs: fewer, uses: USES, pages: KINDS },
];
for (const peer of values.peer) {
  const [name = '', folder = ''] = peer.split('=');
  await precompress(path.resolve(folder));
  const served = await serve(path.resolve(folder));
  sites.push({ name, served, runs: fewer, uses: ['read', 'menu'], pages: ['/'] });
}
const browser = await launchBrowser();

/** @returns the values of one audit by their ids */
async function audit(url: string): Promise<(id: string) => number> {
  const chrome = await chromeLauncher.launch({
    chromePath: benchBrowser(),
    chromeFlags: ['--headless', ...BROWSER_ARGUMENTS],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      throttlingMethod: 'simulate',
      onlyCategories: ['performance'],
      disableFullPageScreenshot: true,
      logLevel: 'error',
    });
    if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return (id) => lhr.audits[id]?.numericValue ?? Number.NaN;
  } finally {
    chrome.kill();
  }
}

async function weights(page: string, { served, uses }: Site): Promise<readonly string[]> {
  const weighed = await inTurn(
    USES.map((act) => ({
      runs: uses.includes(act) ? 1 : 0,
      measure: () => weigh(browser, served.port, page, act),
    })),
  );
  const [load = Number.NaN] = weighed.flat().map((weight) => weight.load);
  const after = weighed.map(([weight]) => weight?.after ?? Number.NaN);
  return [load, ...after].map((bytes) => figure(bytes / KILOBYTE));
}

async function toNextPage(page: string, { name, served }: Site): Promise<readonly string[]> {
  const runs = page === '/' && ['ours', 'plain Next'].includes(name) ? fewer : 0;
  const times = await inTurn(
    [GOOD, POOR].map((line) => ({ runs, measure: () => toAbout(browser, served.port, line) })),
  );
  return times.map((each) => figure(median(each)));
}

const rows: (readonly string[])[] = [];
for (const page of pages) {
  const compared = sites.filter((site) => site.pages.includes(page));
  const audits = await inTurn(
    compared.map(({ runs, served }) => ({ runs, measure: () => audit(served.origin + page) })),
  );
  for (const [place, site] of compared.entries()) {
    const of = (id: string) => (audits[place] ?? []).map((value) => value(id));
    const row = [
      page,
      site.name,
      ...(await weights(page, site)),
      figure(median(of('first-contentful-paint'))),
      figure(median(of('largest-contentful-paint'))),
      figure(median(of('total-blocking-time'))),
      percentile(of('cumulative-layout-shift'), 1).toFixed(3),
      ...(await toNextPage(page, site)),
    ];
    console.log(row.join('  '));
    rows.push(row);
  }
  writeReport(
    'bench/visit.md',
    `# What a visit costs

Written by \`npm run build && npm run bench:visit\`. KB with Brotli and headers on a phone of double density: after the load,
and then after reading to the end, or the menu, one filter, one field of the form. Lighthouse's mobile preset in ms,
medians of ${runs} audits in turn (of CLS the worst), for plain Next, measured on one page of each kind, and for others
medians of ${fewer}. Last, ms from a press in the home page's phone menu to the next page's headline, at 60 ms and
9 Mbit/s and at 150 ms and 1.6 Mbit/s, medians of ${fewer}. ${measuredWith()}.

${table(['page', '', 'load', ...USES, 'FCP', 'LCP', 'TBT', 'CLS', ...NEXT], rows)}
`,
  );
}
await browser.close();
for (const { served } of sites) served.close();
