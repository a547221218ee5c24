/**
 * Lighthouse's mobile preset on all nine pages and on their twins without scripts, in turn; then many plain loads of
 * each, since two cores are too few for Lighthouse's recording to leave the times alone.
 *
 * Usage: npm run bench:pages [-- --runs 5] [-- --loads 15] [-- --only /contact/]
 * Measures the build in out/, and writes bench/pages.md.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser/find-browser.ts';
import { serveCompressed } from './lib/brotli-server.mjs';
import { BROWSER_ARGUMENTS, measuredWith, PAGES } from './lib/environment.mjs';
import { figures, summary } from './lib/lighthouse-figures.mjs';
import { bytesTable, categoriesTable, loadsTable, timesTable } from './lib/pages-report.mjs';
import { loadSlowly } from './lib/slow-load.mjs';
import { withoutScripts } from './lib/twin.mjs';
import { writeReport } from './lib/write-report.mjs';

const OUT = path.resolve('out');
const THROTTLING = [
  ['simulate', 'Simulated throttling'],
  ['devtools', 'Applied throttling'],
];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    loads: { type: 'string', default: '15' },
    only: { type: 'string' },
  },
});
const runs = Number(values.runs);
const loads = Number(values.loads);
const pages = PAGES.filter((page) => values.only === undefined || page === values.only);

const browser = await chromeLauncher.launch({
  chromePath: findBrowser(),
  chromeFlags: ['--headless', ...BROWSER_ARGUMENTS],
});
const ours = await serveCompressed(OUT);
const twin = await serveCompressed(OUT, withoutScripts);

async function audit(url, throttlingMethod, onlyCategories) {
  const { lhr } = await lighthouse(url, {
    port: browser.port,
    throttlingMethod,
    onlyCategories,
    disableFullPageScreenshot: true,
    logLevel: 'error',
  });
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** Measures our page and its twin in turn. */
async function inTurn(page, times, measure) {
  const measured = { page, ours: [], twin: [] };
  for (let time = 0; time < times; time += 1) {
    measured.ours.push(await measure(ours.origin + page));
    measured.twin.push(await measure(twin.origin + page));
  }
  return measured;
}

async function compare(page, method) {
  const measured = await inTurn(page, runs, async (url) =>
    figures(await audit(url, method, ['performance'])),
  );
  console.log(`${method} ${page}`);
  return { page, ours: summary(measured.ours), twin: summary(measured.twin) };
}

const sections = [];
let simulated = [];
for (const [method, title] of THROTTLING) {
  const rows = [];
  for (const page of pages) rows.push(await compare(page, method));
  if (method === 'simulate') simulated = rows;
  sections.push(`## ${title}\n\n${timesTable(rows)}`);
}
const others = [];
for (const page of pages) {
  const { categories } = await audit(ours.origin + page, 'simulate', [
    'accessibility',
    'best-practices',
    'seo',
  ]);
  others.push({ page, categories });
}
await browser.kill();

const plain = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
const loaded = [];
for (const page of pages) {
  loaded.push(await inTurn(page, loads, (url) => loadSlowly(plain, url)));
  console.log(`plain ${page}`);
}
await plain.close();

writeReport(
  'bench/pages.md',
  `# The pages and their twins without scripts

Written by \`npm run build && npm run bench:pages\`: Lighthouse's mobile preset, ${runs} runs of each page and its twin
in turn, medians (of CLS the worst run; the ratio of LCP is that of the means, since simulated times move in steps of
75 ms). Both are served with Brotli from memory on loopback. Each cell is ours / twin. ${measuredWith()}.

${sections.join('\n\n')}

## Plain loads with applied throttling

The same phone, line and slowed processor without Lighthouse, whose recording takes much of the second core: ${loads}
loads of each in turn, medians. The difference is the median of those between a load and the twin's that follows it.

${loadsTable(loaded)}

## Transfer before the first interaction, KB

${bytesTable(simulated)}

## Lighthouse's other categories

${categoriesTable(others)}
`,
);
ours.close();
twin.close();
