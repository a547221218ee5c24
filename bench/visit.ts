/**
 * Measures what a visit costs with Lighthouse's mobile preset: each page of out/, and the same page of a plain Next export.
 *
 * Usage: npm run bench:visit, which writes bench/visit.md
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser } from '../e2e/find-browser';
import { listBuiltRoutes } from '../scripts/build/built-site';
import { precompress } from '../scripts/build/precompress';
import { createSiteHandler } from '../scripts/site-handler';
import { buildSite, copyProject } from '../scripts/testing/build-site';

const OUT = path.resolve('out');
const REPORT = 'bench/visit.md';
/** An odd number, which has a middle. */
const ROUNDS = 3;
const DEBUGGING_PORT = 9223;

/** Serves a built site as its hosts do, until the process ends; returns its origin. */
async function serveSite(folder: string): Promise<string> {
  const server = createServer(createSiteHandler(folder, true));
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

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

const plain = buildSite(copyProject('plain'), { PLAIN_NEXT: '1' });
await precompress(plain);
const sites = [
  { name: 'ours', origin: await serveSite(OUT) },
  { name: 'plain Next', origin: await serveSite(plain) },
];
await using browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--remote-debugging-port=${DEBUGGING_PORT}`,
  ],
});

const rows = [['page', '', 'KB', 'FCP', 'LCP', 'TBT', 'CLS'], Array<string>(7).fill('---')];
for (const page of [...listBuiltRoutes(OUT), '/404.html']) {
  const audits = sites.map((): ((id: string) => number)[] => []);
  // In turn, so that a slow spell of the machine affects both alike.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, { origin }] of sites.entries())
      audits[index]?.push(
        await runLighthouse(origin + page).catch(() => runLighthouse(origin + page)),
      );
  for (const [index, { name }] of sites.entries()) {
    const getValues = (id: string) =>
      (audits[index] ?? []).map((getValue) => getValue(id)).sort((one, other) => one - other);
    const formatMedian = (id: string, unit = 1) =>
      Math.round((getValues(id)[(ROUNDS - 1) / 2] ?? NaN) / unit).toLocaleString('en-GB');
    const row = [
      ...[page, name, formatMedian('total-byte-weight', 1024)],
      ...['first-contentful-paint', 'largest-contentful-paint'].map((id) => formatMedian(id)),
      formatMedian('total-blocking-time'),
      Math.max(...getValues('cumulative-layout-shift')).toFixed(3),
    ];
    console.log(row.join('  '));
    rows.push(row);
  }
}
const machine = `Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores`;
writeFileSync(
  REPORT,
  `# What a visit costs

Written by \`npm run build && npm run bench:visit\`: Lighthouse's mobile preset, in KB with Brotli and headers, and in ms. Medians
of ${ROUNDS} audits in turn, and the worst CLS. ${machine}.

${rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`,
);
execFileSync('npm', ['run', 'format', REPORT], { stdio: 'ignore' });
