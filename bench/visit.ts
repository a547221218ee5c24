/**
 * Measures what a visit costs with Lighthouse's mobile preset: each page of out/, the same page without scripts, and a plain
 * Next export of one page of each kind.
 *
 * Usage: npm run bench:visit, which writes bench/visit.md
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { getChromiumOptions } from '../scripts/browser/find-browser';
import { listBuiltPages, listBuiltRoutes } from '../scripts/build/built-site';
import { parseHtml } from '../scripts/build/parse-html';
import { precompress } from '../scripts/build/precompress';
import { createSiteHandler } from '../scripts/site-handler';
import { buildSite, copyProject } from '../scripts/testing/build-site';

const OUT = path.resolve('out');
const REPORT = 'bench/visit.md';
/** An odd number, which has a middle. */
const ROUNDS = 3;
const DEBUGGING_PORT = 9223;
/** One page of each kind, for the plain Next export. */
const PLAIN_PAGES = ['/', '/contact/', '/pc-components/', '/storage-solutions/'];

/** Copies out/ without scripts. The pages keep their inline styles. */
function copyWithoutScripts(): string {
  const folder = path.resolve('.bench/without-scripts');
  rmSync(folder, { recursive: true, force: true });
  cpSync(OUT, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  for (const name of listBuiltPages(folder)) {
    const file = path.join(folder, name);
    const page = parseHtml(readFileSync(file, 'utf8'));
    const scripts = page.window.document.querySelectorAll('script, link[as=script]');
    for (const script of scripts) script.remove();
    writeFileSync(file, page.serialize());
  }
  precompress(folder);
  return folder;
}

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

const pages = [...listBuiltRoutes(OUT), '/404.html'];
const plain = buildSite({ PLAIN_NEXT: '1' }, copyProject('plain'));
precompress(plain);
const sites = [
  { name: 'ours', origin: await serveSite(OUT), pages },
  { name: 'without scripts', origin: await serveSite(copyWithoutScripts()), pages },
  { name: 'plain Next', origin: await serveSite(plain), pages: PLAIN_PAGES },
];
await using browser = await chromium.launch({
  ...getChromiumOptions(),
  // Leaves on the features that the tests disable.
  args: [
    ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    `--remote-debugging-port=${DEBUGGING_PORT}`,
  ],
});

const rows = [['page', '', 'KB', 'FCP', 'LCP', 'TBT', 'CLS'], Array<string>(7).fill('---')];
for (const page of pages) {
  const compared = sites.filter((site) => site.pages.includes(page));
  // In turn, so that a slow spell of the machine affects all alike.
  const audits = compared.map((): Awaited<ReturnType<typeof runLighthouse>>[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, { origin }] of compared.entries())
      audits[index]?.push(
        await runLighthouse(origin + page).catch(() => runLighthouse(origin + page)),
      );
  for (const [index, { name }] of compared.entries()) {
    const getValues = (id: string) => (audits[index] ?? []).map((getValue) => getValue(id));
    const formatMedian = (id: string, unit = 1) => {
      const median = getValues(id).sort((one, other) => one - other)[(ROUNDS - 1) / 2] ?? NaN;
      return Math.round(median / unit).toLocaleString('en-GB');
    };
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
