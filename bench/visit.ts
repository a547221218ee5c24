/**
 * What a visit costs: each page of out/ beside the same page without scripts, Next's own export of it and sites of
 * others. Bytes of a visit that loads it, reads it to the end and uses it; Lighthouse's mobile preset; and the way to the
 * next page on two lines.
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
import { type Served, serve, serveChanged } from './lib/serve';
import { median, milliseconds, table } from './lib/statistics';
import { withoutScripts } from './lib/twin';
import { writeReport } from './lib/write-report';
import { toNextPage, weigh } from './visit/visit';

/** A phone's line when it is good, and when it is not. */
const GOOD = { roundTrip: 60, down: 9e6 / 8 };
const POOR = { roundTrip: 150, down: 1.6e6 / 8 };
const KILOBYTE = 1024;
const OUT = path.resolve('out');

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    peer: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(values.runs);
const pages = builtRoutes(OUT).filter(
  (page) => values.only === undefined || values.only.includes(page),
);

const plain = buildCopy('plain', () => undefined, { PLAIN_NEXT: '1' });
await precompress(plain.out);
const own: readonly (readonly [string, Served])[] = [
  ['ours', await serve(OUT)],
  ['without scripts', await serveChanged(OUT, path.resolve('.bench/twin'), withoutScripts)],
  ['plain Next', await serve(plain.out)],
];
const peers = await Promise.all(
  values.peer.map(async (peer): Promise<readonly [string, Served]> => {
    const [name = '', folder = ''] = peer.split('=');
    await precompress(path.resolve(folder));
    return [name, await serve(path.resolve(folder))];
  }),
);
const portOf = ({ origin }: Served) => Number(new URL(origin).port);

const recorded = await chromeLauncher.launch({
  chromePath: benchBrowser(),
  chromeFlags: ['--headless', ...BROWSER_ARGUMENTS],
});
const browser = await launchBrowser();

async function audit(url: string) {
  const { lhr } = await lighthouse(url, {
    port: recorded.port,
    throttlingMethod: 'simulate',
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
    logLevel: 'error',
  });
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
}

const times = <T>(measure: () => Promise<T>): Promise<readonly T[]> =>
  Array.from({ length: runs }).reduce<Promise<readonly T[]>>(
    async (all) => [...(await all), await measure()],
    Promise.resolve([]),
  );

async function row(page: string, name: string, served: Served, hasMenu: boolean) {
  const weights = await weigh(browser, portOf(served), page, GOOD);
  const audits = await times(() => audit(served.origin + page));
  const middle = (id: string) => milliseconds(median(audits.map((value) => value(id))));
  const way = async (line: typeof GOOD) =>
    hasMenu
      ? milliseconds(
          median(await times(() => toNextPage(browser, portOf(served), page, 'About', line))),
        )
      : '';
  const kilobytes = [weights.load, weights.read, weights.used].map((bytes) =>
    Math.round(bytes / KILOBYTE),
  );
  const shift = Math.max(...audits.map((value) => value('cumulative-layout-shift'))).toFixed(3);
  const paints = [
    middle('first-contentful-paint'),
    middle('largest-contentful-paint'),
    middle('total-blocking-time'),
  ];
  console.log(page, name, ...kilobytes, ...paints);
  return [page, name, ...kilobytes, ...paints, shift, await way(GOOD), await way(POOR)];
}

const rows: (readonly (string | number)[])[] = [];
for (const page of pages)
  for (const [name, served] of own)
    rows.push(await row(page, name, served, page === '/' && name !== 'without scripts'));
for (const [name, served] of peers) rows.push(await row('/', name, served, false));
recorded.kill();
await browser.close();

const heads = ['page', '', 'loaded, KB', 'read', 'used', 'FCP, ms', 'LCP', 'TBT', 'CLS'];
writeReport(
  'bench/visit.md',
  `# What a visit costs

Written by \`npm run build && npm run bench:visit\`. KB with Brotli and headers on a phone of double density, after the load,
after reading to the end, and after one filter, one field or the menu; Lighthouse's mobile preset, medians of ${runs} (of
CLS the worst); ms from a press in the home page's phone menu to the next page's headline, at 60 ms and 9 Mbit/s and at
150 ms and 1.6 Mbit/s, medians of ${runs}. ${measuredWith()}.

${table([...heads, 'next page, good line', 'poor line'], rows)}
`,
);
for (const [, { close }] of [...own, ...peers]) close();
