import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeProducts } from './products.mjs';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const LEFT_OUT = [
  '.git',
  'node_modules',
  '.next',
  'out',
  'bench',
  'artwork',
  'e2e',
  'package-lock.json',
  'playwright.config.ts',
];

/**
 * Builds the site with generated products in a copied tree below the project, where Node still finds its packages; the
 * project's own data and builds stay as they are.
 *
 * @param {number} count how many products
 * @param {string} scratch folder for the copied trees
 * @returns {{ folder: string, seconds: number }} the built files, and how long `npm run build` took
 * @throws {Error} where the build fails
 */
export function buildWith(count, scratch) {
  const tree = path.join(scratch, `site-${count}`);
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  for (const entry of readdirSync(PROJECT)) {
    const mine = LEFT_OUT.includes(entry) || entry.startsWith('.');
    if (!mine) {
      cpSync(path.join(PROJECT, entry), path.join(tree, entry), {
        recursive: true,
        // Tests speak of the committed products.
        filter: (file) => !/\.test\.tsx?$/.test(file),
      });
    }
  }
  const records = JSON.stringify(makeProducts(count), null, 1);
  writeFileSync(
    path.join(tree, 'data/products.ts'),
    `import type { Product } from './types';\n\nexport const products: readonly Product[] = ${records};\n`,
  );
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: tree,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The build of ${count} products failed:\n${stdout}${stderr}`);
  return { folder: path.join(tree, 'out'), seconds: (performance.now() - began) / 1000 };
}
