/**
 * Measures what a visit costs with Lighthouse's mobile preset: each page of out/, the same page without scripts, and a plain
 * Next export of one page of each kind.
 *
 * Usage: npm run bench:visit, which writes bench/visit.md
 */
import path from 'node:path';
import lighthouse from 'lighthouse';
import { listBuiltRoutes } from '../scripts/build/built-site';
import { precompress } from '../scripts/build/precompress';
import { buildSite, copyProject } from '../scripts/testing/build-site';
import { describeMachine, launchBrowser } from './lib/browser';
import { formatFigure, getMedian, getPercentile, measureInTurn, writeReport } from './lib/report';
import { serveSite, serveWithoutScripts } from './lib/serve';

const OUT = path.resolve('out');
const ROUNDS = 3;
const KILOBYTE = 1024;
const DEBUGGING_PORT = 9223;
/** One page of each kind, for the plain Next export. */
const PLAIN_PAGES = ['/', '/contact/', '/pc-components/', '/storage-solutions/'];

const pages = [...listBuiltRoutes(OUT), '/404.html'];
const plain = buildSite({ PLAIN_NEXT: '1' }, copyProject('plain'));
precompress(plain);
const sites = [
  { name: 'ours', origin: await serveSite(OUT), pages },
  { name: 'without scripts', origin: await serveWithoutScripts(), pages },
  { name: 'plain Next', origin: await serveSite(plain), pages: PLAIN_PAGES },
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

const rows = [['page', '', 'KB', 'FCP', 'LCP', 'TBT', 'CLS']];
for (const page of pages) {
  const compared = sites.filter((site) => site.pages.includes(page));
  const audits = await measureInTurn(ROUNDS, compared, ({ origin }) =>
    runLighthouse(origin + page),
  );
  for (const [index, { name }] of compared.entries()) {
    const getValues = (id: string) => (audits[index] ?? []).map((getValue) => getValue(id));
    const formatMedian = (id: string) => formatFigure(getMedian(getValues(id)));
    const row = [
      ...[page, name, formatFigure(getMedian(getValues('total-byte-weight')) / KILOBYTE)],
      ...['first-contentful-paint', 'largest-contentful-paint'].map(formatMedian),
      formatMedian('total-blocking-time'),
      getPercentile(getValues('cumulative-layout-shift'), 1).toFixed(3),
    ];
    console.log(row.join('  '));
    rows.push(row);
  }
}
writeReport(
  'bench/visit.md',
  `# What a visit costs

Written by \`npm run build && npm run bench:visit\`: Lighthouse's mobile preset, in KB with Brotli and headers, and in ms. Medians
of ${ROUNDS} audits in turn, and the worst CLS. ${describeMachine(browser)}.`,
  rows,
);
