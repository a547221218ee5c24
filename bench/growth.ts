/**
 * Measures how the catalogue page grows with its products: builds the site with generated ones in copies of the tree,
 * visits each build in Chromium and writes bench/growth.md.
 *
 * Usage: npm run bench:growth
 */
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { differences } from '@/checks/schemas/printed-figures';
import type { Product } from '@/checks/schemas/products';
import { products } from '../data/shop';
import { launchBrowser, measuredWith, observe, PHONE, SHORTEST, SLOWED, slow } from './lib/browser';
import { buildCopy } from './lib/build-copy';
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

const WORDS = products.flatMap(({ description }) => description.split(' '));
/** Shares no divisor with the count of what it strides over, as good as never. */
const STRIDE = 7919;

/** Another product of the same kind: a name, figures and words of its own, under the labels that it must have. */
function another(model: Product, place: number): Product {
  const figures = Object.entries(model.specifications).map(([label, value]) => [
    label,
    value.replace(/\d+/, (number) => `${(Number(number) * STRIDE + place) % 1000}`),
  ]);
  const changed = Object.fromEntries(figures);
  // What its facts decide stays as it is.
  const decided = (model.facts ? differences(model.facts, changed, {}) : []).map(
    ({ path }) => path[1],
  );
  for (const label of decided) changed[String(label)] = model.specifications[String(label)];
  const words = [...model.description.split(' ').keys()].map(
    (word) => WORDS[((place + word) * STRIDE + word * word) % WORDS.length],
  );
  return {
    ...model,
    id: `${model.id}-${place}`,
    name: `${model.name} ${place}`,
    sku: `${model.sku}-${place}`,
    description: words.join(' '),
    specifications: changed,
  };
}

/** The shop's own products, and then others like them, the same at every call. */
const makeProducts = (count: number): readonly Product[] =>
  Array.from({ length: count }, (_, place) => {
    const model = products[place % products.length] as Product;
    return place < products.length ? model : another(model, place);
  });

/** Types into a page's search: when its filters were ready, and how long each letter waited for its paint, in ms. */
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
  // JSON is YAML; what follows from the name of the file and from the subcategory is not written there.
  const files = makeProducts(count).map(({ id, category, facts, ...product }, place) => {
    const { part, ...known } = facts ?? {};
    const text = JSON.stringify(
      { ...product, place, ...(part && { facts: known }) },
      (_, value) => value ?? undefined,
    );
    return [`shop/products/${id}.yaml`, text];
  });
  return buildCopy(`growth-${count}`, Object.fromEntries(files));
});
const sites = await Promise.all(outs.map(serve));
await using browser = await launchBrowser();
console.log(`Visiting each ${ROUNDS} times`);
const visits = await inTurn(ROUNDS, sites, ({ origin }) => visit(origin + ROUTE));

const rows = visits.map((each, index) => {
  const { size } = statSync(path.join(outs[index] ?? '', ROUTE, 'index.html.br'));
  const paints = each.flatMap((one) => one.paints);
  const times = [median(each.map(({ ready }) => ready)), median(paints), percentile(paints, 0.95)];
  return [COUNTS[index] ?? 0, `${(size / 1000).toFixed(1)} KB`, ...times.map(figure)];
});
writeReport(
  'bench/growth.md',
  `# The catalogue as it grows

Written by \`npm run bench:growth\`: ${ROUTE} with generated products, Brotli 11. Times are medians in ms of ${ROUNDS}
visits in turn on a phone, processor slowed ${SLOWED} times, each letter a keystroke, to be read beside the first row (Event
Timing, nothing under ${SHORTEST}; ${measuredWith(browser)}).`,
  [['products', 'HTML', 'script ready', 'key to paint', '95th percentile'], ...rows],
);
for (const out of outs) rmSync(path.dirname(out), { recursive: true });
