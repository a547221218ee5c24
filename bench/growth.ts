/**
 * Measures how the catalogue page grows with its products: builds the site with generated ones in copies of the tree,
 * visits each build in Chromium and writes bench/growth.md.
 *
 * Usage: npm run bench:growth
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { buildCopy } from './lib/build-copy';
import { launchBrowser, measuredWith } from './lib/environment';
import { durations, observe, SHORTEST, SLOWED, slow } from './lib/events';
import { inTurn } from './lib/in-turn';
import { PHONE } from './lib/phone';
import { makeProducts } from './lib/products';
import { serve } from './lib/serve';
import { figure, median, percentile, table } from './lib/statistics';
import { writeReport } from './lib/write-report';

const ROUTE = '/pc-components/';
const COUNTS = [17, 100, 300, 1000];
const ROUNDS = 5;

/** A quick typist's pace, with a longer look at the list now and then. */
const BETWEEN_LETTERS_MS = [150, 150, 700];
/** Typed letter by letter and taken back again, so that the list shrinks, grows and empties. */
const QUERIES = ['ryzen', 'oc', 'corsair', 'zz'];
const KEYS = QUERIES.flatMap((query) => [...query, ...[...query].map(() => 'Backspace')]);

/**
 * Loads a catalogue page once with a slowed processor and types into its search.
 *
 * @returns how long after the visit's beginning its filters were ready, and how long each letter waited for its paint, in ms
 */
async function visit(browser: Browser, url: string) {
  await using context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await slow(page);
  await page.goto(`${url}#catalogue`, { waitUntil: 'load' });
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.locator('form[role=search][data-ready]').waitFor();
  const woken = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  await observe(page);
  for (const [index, key] of KEYS.entries()) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_LETTERS_MS[index % BETWEEN_LETTERS_MS.length] ?? 0);
  }
  await page.waitForTimeout(1000);
  return { woken, paints: await durations(page, ['keydown']) };
}

const build = (products: number) => {
  console.log(`Building with ${products} products`);
  const out = buildCopy(`growth-${products}`, (tree) =>
    writeFileSync(
      path.join(tree, 'data/products.ts'),
      `import type { Product } from '@/checks/schemas/products';

export const products: readonly Product[] = ${JSON.stringify(makeProducts(products), null, 1)};
`,
    ),
  );
  return { products, out };
};

/** Bytes of the page, and of the data that its script reads once it is there. */
function pageBytes(out: string) {
  const page = readFileSync(path.join(out, ROUTE, 'index.html'));
  const data = /data-scripts="(\S+)/.exec(page.toString())?.[1];
  if (data === undefined) throw new Error(`${out} names no data`);
  const payload = readFileSync(path.join(out, data));
  return [page, payload].map((text) => `${(brotliCompressSync(text).length / 1000).toFixed(1)} KB`);
}

const builds = COUNTS.map(build);
const sites = await Promise.all(builds.map(({ out }) => serve(out)));
const browser = await launchBrowser();
console.log(`Visiting each ${ROUNDS} times`);
const visits = await inTurn(
  sites.map(({ origin }) => ({ runs: ROUNDS, measure: () => visit(browser, origin + ROUTE) })),
);
await browser.close();
for (const { close } of sites) close();

const times = visits.map((each) => {
  const paints = each.flatMap((one) => one.paints);
  return [median(each.map(({ woken }) => woken)), median(paints), percentile(paints, 0.95)];
});
const rows = builds.map(({ products, out }, index) => [
  products,
  ...pageBytes(out),
  ...(times[index] ?? []).map(figure),
]);
writeReport(
  'bench/growth.md',
  `# The catalogue as it grows

Written by \`npm run bench:growth\`: ${ROUTE} with generated products, Brotli 11; the payload is loaded with the script
only. Times are medians in ms of ${ROUNDS} visits in turn on a phone, processor slowed ${SLOWED} times, each letter a
keystroke, to be read beside the first row (Event Timing, nothing under ${SHORTEST}; ${measuredWith()}).

${table(['products', 'HTML', 'payload', 'script ready', 'key to paint', '95th percentile'], rows)}
`,
);
for (const { products } of builds) {
  rmSync(path.join('.bench', `growth-${products}`), { recursive: true, force: true });
}
