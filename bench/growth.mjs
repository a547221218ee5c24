/**
 * Measures how the catalogue page grows with its products: builds the site with generated ones in copies of the tree,
 * visits each build in Chromium and writes bench/growth.md.
 *
 * Usage: npm run bench:growth [-- --products 17,100,300,1000 --rounds 5]
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser/find-browser.ts';
import { buildWith } from './growth/build.mjs';
import { pageBytes, pageTimes } from './growth/measure.mjs';
import { report } from './growth/report.mjs';
import { BROWSER_ARGUMENTS, measuredWith } from './lib/environment.mjs';
import { writeReport } from './lib/write-report.mjs';

const SCRATCH = '.bench';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '17,100,300,1000' },
    rounds: { type: 'string', default: '5' },
  },
});
const rounds = Number(values.rounds);
const builds = values.products.split(',').map((text) => {
  const products = Number(text);
  console.log(`Building with ${products} products`);
  return { products, ...buildWith(products, path.resolve(SCRATCH)) };
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
try {
  console.log(`Visiting each ${rounds} times`);
  const times = await pageTimes(
    browser,
    builds.map(({ folder }) => folder),
    rounds,
  );
  const results = builds.map((build, index) => ({
    ...build,
    bytes: pageBytes(build.folder),
    ...times[index],
  }));
  const text = report(results, { rounds, machine: measuredWith() });
  writeReport('bench/growth.md', text);
  console.log(text);
} finally {
  await browser.close();
  rmSync(SCRATCH, { recursive: true, force: true });
}
