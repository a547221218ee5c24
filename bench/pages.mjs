/**
 * Lighthouse's mobile preset on all nine pages and on their twins without scripts, in turn.
 *
 * Usage: npm run bench:pages [-- --runs 5] [-- --only /contact/]
 * Measures the build in out/, and writes bench/pages.md.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../scripts/find-browser.mjs';
import { serveCompressed } from './lib/brotli-server.mjs';
import { BROWSER_ARGUMENTS, measuredWith, PAGES } from './lib/environment.mjs';
import { bytesTable, categoriesTable, KINDS, timesTable } from './lib/pages-report.mjs';
import { median } from './lib/statistics.mjs';
import { withoutScripts } from './lib/twin.mjs';
import { writeReport } from './lib/write-report.mjs';

const OUT = path.resolve('out');
const THROTTLING = [
  ['simulate', 'Simulated throttling'],
  ['devtools', 'Applied throttling'],
];
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
};

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const runs = Number(values.runs);
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
    logLevel: 'error',
  });
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

function figures(lhr) {
  const { items } = lhr.audits['resource-summary'].details;
  return {
    score: lhr.categories.performance.score * 100,
    ...Object.fromEntries(
      Object.entries(METRICS).map(([name, id]) => [name, lhr.audits[id].numericValue]),
    ),
    bytes: Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        items.find(({ resourceType }) => resourceType === kind)?.transferSize ?? 0,
      ]),
    ),
    requests: items.find(({ resourceType }) => resourceType === 'total').requestCount,
  };
}

const middle = (all, pick) => median(all.map(pick));

function summary(all) {
  return {
    score: middle(all, ({ score }) => score),
    fcp: middle(all, ({ fcp }) => fcp),
    lcp: middle(all, ({ lcp }) => lcp),
    tbt: middle(all, ({ tbt }) => tbt),
    cls: Math.max(...all.map(({ cls }) => cls)),
    speedIndex: middle(all, ({ speedIndex }) => speedIndex),
    bytes: all[0].bytes,
    requests: all[0].requests,
  };
}

async function compare(page, method) {
  const measured = { ours: [], twin: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const [name, { origin }] of [
      ['ours', ours],
      ['twin', twin],
    ]) {
      measured[name].push(figures(await audit(origin + page, method, ['performance'])));
    }
  }
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

writeReport(
  'bench/pages.md',
  `# The pages and their twins without scripts

Written by \`npm run build && npm run bench:pages\`: Lighthouse's mobile preset, ${runs} runs of each page and its twin
in turn, medians (of CLS the worst run). Both are served with Brotli from memory on loopback. Each cell is
ours / twin. ${measuredWith()}.

${sections.join('\n\n')}

## Transfer before the first interaction, KB

${bytesTable(simulated)}

## Lighthouse's other categories

${categoriesTable(others)}
`,
);
ours.close();
twin.close();
await browser.kill();
