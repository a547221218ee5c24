/**
 * Measures how the catalogue page grows with its products: builds the site with generated ones in copies of the tree,
 * visits each build in Chromium and writes bench/growth.md.
 *
 * Usage: npm run bench:growth
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { launchBrowser, measuredWith, observe, PHONE, SHORTEST, SLOWED, slow } from './lib/browser';
import { buildCopy } from './lib/build-copy';
import { makeProducts } from './lib/products';
import { figure, inTurn, median, percentile, writeReport } from './lib/report';
import { serve } from './lib/serve';

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
async function visit(url: string) {
  await using context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await slow(page);
  await page.goto(`${url}#catalogue`, { waitUntil: 'load' });
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.locator('form[role=search][data-ready]').waitFor();
  const ready = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const durations = await observe(page);
  for (const [index, key] of KEYS.entries()) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_LETTERS_MS[index % BETWEEN_LETTERS_MS.length] ?? 0);
  }
  await page.waitForTimeout(1000);
  return { ready, paints: await durations('keydown') };
}

const outs = COUNTS.map((count) => {
  console.log(`Building with ${count} products`);
  return buildCopy(`growth-${count}`, (tree) =>
    writeFileSync(
      path.join(tree, 'data/products.ts'),
      `import type { Product } from '@/checks/schemas/products';

export const products: readonly Product[] = ${JSON.stringify(makeProducts(count), null, 1)};
`,
    ),
  );
});
const sites = await Promise.all(outs.map(serve));
const browser = await launchBrowser();
console.log(`Visiting each ${ROUNDS} times`);
const visits = await inTurn(
  ROUNDS,
  sites.map(
    ({ origin }) =>
      () =>
        visit(origin + ROUTE),
  ),
);
await browser.close();
for (const { close } of sites) close();

const rows = visits.map((each, index) => {
  const page = readFileSync(path.join(outs[index] ?? '', ROUTE, 'index.html'));
  const paints = each.flatMap((one) => one.paints);
  const times = [median(each.map(({ ready }) => ready)), median(paints), percentile(paints, 0.95)];
  const bytes = brotliCompressSync(page).length;
  return [COUNTS[index] ?? 0, `${(bytes / 1000).toFixed(1)} KB`, ...times.map(figure)];
});
writeReport(
  'bench/growth.md',
  `# The catalogue as it grows

Written by \`npm run bench:growth\`: ${ROUTE} with generated products, Brotli 11. Times are medians in ms of ${ROUNDS}
visits in turn on a phone, processor slowed ${SLOWED} times, each letter a keystroke, to be read beside the first row (Event
Timing, nothing under ${SHORTEST}; ${measuredWith()}).`,
  [['products', 'HTML', 'script ready', 'key to paint', '95th percentile'], ...rows],
);
for (const count of COUNTS) {
  rmSync(path.join('.bench', `growth-${count}`), { recursive: true, force: true });
}
