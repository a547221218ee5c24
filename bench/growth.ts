/**
 * Measures how the catalogue page grows with its products: builds the site with generated ones in copies of the tree,
 * visits each build in Chromium and writes bench/growth.md.
 *
 * Usage: npm run bench:growth [-- --products 17,100,300,1000 --rounds 5]
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { makeProducts } from './growth/products';
import { type Visit, visit } from './growth/visit';
import { buildCopy, type Copy } from './lib/build-copy';
import { launchBrowser, measuredWith } from './lib/environment';
import { type Served, serve } from './lib/serve';
import { median, milliseconds, percentile, table } from './lib/statistics';
import { writeReport } from './lib/write-report';

const ROUTE = '/pc-components/';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '17,100,300,1000' },
    rounds: { type: 'string', default: '5' },
  },
});
const rounds = Number(values.rounds);

function build(products: number): Copy & { readonly products: number } {
  console.log(`Building with ${products} products`);
  const copy = buildCopy(`growth-${products}`, (tree) =>
    writeFileSync(
      path.join(tree, 'data/products.ts'),
      `import type { Product } from '@/checks/schemas/products';

export const products: readonly Product[] = ${JSON.stringify(makeProducts(products), null, 1)};
`,
    ),
  );
  return { products, ...copy };
}

const size = (file: string) => {
  const text = readFileSync(file);
  return { raw: text.length, brotli: brotliCompressSync(text).length };
};

/** Bytes of the page, and of the data that its script reads once it is there. */
function pageBytes(out: string) {
  const page = path.join(out, ROUTE, 'index.html');
  const data = /data-scripts="(\S+)/.exec(readFileSync(page, 'utf8'))?.[1];
  if (data === undefined) throw new Error(`${page} names no data`);
  return { html: size(page), payload: size(path.join(out, data)) };
}

const builds = values.products.split(',').map((count) => build(Number(count)));
const sites: (Served & { readonly visits: Visit[] })[] = [];
for (const { out } of builds) sites.push({ ...(await serve(out)), visits: [] });
const browser = await launchBrowser();
console.log(`Visiting each ${rounds} times`);
for (let round = 0; round < rounds; round += 1) {
  for (const { origin, visits } of sites) visits.push(await visit(browser, `${origin}${ROUTE}`));
}
await browser.close();
for (const { close } of sites) close();

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const weights = builds.map(({ products, out, seconds }, index) => {
  const { html, payload } = pageBytes(out);
  return [
    products,
    kilo(html.raw),
    kilo(html.brotli),
    kilo(payload.brotli),
    `${Math.round((html.brotli + payload.brotli) / products)} B`,
    (sites[index]?.visits[0]?.nodes ?? 0).toLocaleString('en-GB'),
    `${seconds.toFixed(0)} s`,
  ];
});
const medians = sites.map(({ visits }) => {
  const paints = visits.flatMap((each) => each.paints);
  return [
    median(visits.map(({ firstCard }) => firstCard)),
    median(visits.map(({ woken }) => woken)),
    median(paints),
    percentile(paints, 0.95),
  ];
});
const times = medians.map((row, index) => [
  builds[index]?.products ?? 0,
  ...row.map((value, column) => {
    const ratio = (value / (medians[0]?.[column] ?? Number.NaN)).toFixed(2);
    return index === 0 ? milliseconds(value) : `${milliseconds(value)} (${ratio} ×)`;
  }),
]);
writeReport(
  'bench/growth.md',
  `# The catalogue as it grows

\`npm run bench:growth\` writes this page; what it means is in [README.md](README.md).

${ROUTE} with generated products. Brotli 11. \`HTML\` is the page without Next's payload; the payload is loaded with
the script only.

${table(['products', 'HTML raw', 'HTML Brotli', 'payload Brotli', 'both a product', 'HTML nodes', 'build'], weights)}

Chromium, 390 × 844, processor slowed four times, medians of ${rounds} visits in turn, each letter a keystroke, in ms
(${measuredWith()}). In brackets the ratio to the first row.

${table(['products', 'first card', 'script ready', 'key to paint', '95th percentile'], times)}
`,
);
for (const { products } of builds) {
  rmSync(path.join('.bench', `growth-${products}`), { recursive: true, force: true });
}
