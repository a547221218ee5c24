/**
 * Lighthouse's mobile preset on every page of out/, on the same page without scripts and on the same page of Next's own
 * export, in turn; then many plain loads of each, since two cores are too few for Lighthouse's recording to leave the
 * times alone.
 *
 * Usage: npm run bench:pages [-- --runs 5] [-- --loads 9] [-- --only /contact/] [-- --applied]
 * Half an hour; --applied adds Lighthouse under applied throttling, which takes as long again.
 * Measures the build in out/, and writes bench/pages.md.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { builtRoutes } from '../scripts/build/built-pages';
import { precompress } from '../scripts/build/precompress';
import { buildCopy } from './lib/build-copy';
import { BROWSER_ARGUMENTS, benchBrowser, launchBrowser, measuredWith } from './lib/environment';
import { largestElement, largestTable } from './lib/largest-element';
import { figures, summary } from './lib/lighthouse-figures';
import { bytesTable, categoriesTable, loadsTable, timesTable } from './lib/pages-report';
import { serve, serveChanged } from './lib/serve';
import { DESKTOP, loadSlowly, PHONE } from './lib/slow-load';
import { withoutScripts } from './lib/twin';
import { type OfEach, ofEach, VARIANTS, type Variant } from './lib/variants';
import { writeReport } from './lib/write-report';

const OUT = path.resolve('out');
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    loads: { type: 'string', default: '9' },
    applied: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const THROTTLING: readonly (readonly [method: string, title: string])[] = [
  ['simulate', 'Simulated throttling'],
  ...(values.applied ? [['devtools', 'Applied throttling'] as const] : []),
];
const runs = Number(values.runs);
const loads = Number(values.loads);
const pages = builtRoutes(OUT).filter((page) => values.only === undefined || page === values.only);

console.log("Building Next's own export");
const plain = buildCopy('plain', () => undefined, { PLAIN_NEXT: '1' });
await precompress(plain.out);
const served = {
  ours: await serve(OUT),
  twin: await serveChanged(OUT, path.resolve('.bench/twin'), withoutScripts),
  plain: await serve(plain.out),
};

const browser = await chromeLauncher.launch({
  chromePath: benchBrowser(),
  chromeFlags: ['--headless', ...BROWSER_ARGUMENTS],
});

async function audit(url: string, throttlingMethod: string, onlyCategories: readonly string[]) {
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

/** Measures all variants of a page in turn, so that what else the machine does falls on all. */
async function inTurn<T>(
  page: string,
  times: number,
  measure: (url: string) => Promise<T>,
): Promise<OfEach<readonly T[]>> {
  const measured: Record<Variant, T[]> = { ours: [], twin: [], plain: [] };
  for (let time = 0; time < times; time += 1) {
    for (const variant of VARIANTS) {
      measured[variant].push(await measure(served[variant].origin + page));
    }
  }
  return measured;
}

async function compare(page: string, method: string) {
  const measured = await inTurn(page, runs, async (url) =>
    figures(await audit(url, method, ['performance'])),
  );
  console.log(`${method} ${page}`);
  return { page, ...ofEach((variant) => summary(measured[variant])) };
}

type Compared = Awaited<ReturnType<typeof compare>>;
const compared: Record<string, Compared[]> = {};
for (const [method] of THROTTLING) {
  compared[method] = [];
  for (const page of pages) compared[method].push(await compare(page, method));
}
const others = [];
for (const page of pages) {
  const { categories } = await audit(served.ours.origin + page, 'simulate', [
    'accessibility',
    'best-practices',
    'seo',
  ]);
  others.push({ page, categories });
}
browser.kill();

const unrecorded = await launchBrowser();
const loaded = [];
for (const page of pages) {
  loaded.push({ page, ...(await inTurn(page, loads, (url) => loadSlowly(unrecorded, url))) });
  console.log(`plain loads ${page}`);
}
const largest = [];
for (const page of pages) {
  for (const [screen, device] of [
    ['phone', PHONE],
    ['1280 px', DESKTOP],
  ] as const) {
    const found = await largestElement(unrecorded, served.ours.origin + page, device);
    largest.push({ page, screen, ...found });
  }
}
await unrecorded.close();

writeReport(
  'bench/pages.md',
  `# The pages, without scripts, and as Next exports them

Written by \`npm run build && npm run bench:pages\`: Lighthouse's mobile preset, ${runs} runs of each page, its twin
without scripts and Next's own export of it (\`PLAIN_NEXT=1\`) in turn, medians (of CLS the worst run; the ratios of LCP
are those of the means, since simulated times move in steps of 75 ms). All are served with Brotli on loopback. Each cell
is ours / twin / plain Next. ${measuredWith()}.

${THROTTLING.map(([method, title]) => `## ${title}\n\n${timesTable(compared[method] ?? [])}`).join('\n\n')}

## Plain loads with applied throttling

The same phone, line and slowed processor without Lighthouse, whose recording takes much of the second core: ${loads}
loads of each in turn, medians. The last column is the median of the differences between a load and the twin's that
follows it.

${loadsTable(loaded)}

## The largest element, and what it waits for

One load of ours on the same line for each screen, ms after the visit began. What lies between arrival and paint is
the processor's.

${largestTable(largest)}

## Transfer before the first interaction, KB

${bytesTable(compared.simulate ?? [])}

## Lighthouse's other categories

${categoriesTable(others)}
`,
);
for (const { close } of Object.values(served)) close();
