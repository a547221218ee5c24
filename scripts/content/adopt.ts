/**
 * Copies files of the sample into shop/ for the owner to change. Existing files stay, and the sample's products are left
 * out where the owner has some, and category pages that the owner's menu leaves out, unless they are named.
 *
 * Usage: npm run adopt [-- NAME...]: all files, or the named ones, such as home, products or products/rm850e
 */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { getRecordId } from './document';
import { readPackFiles, SAMPLE, SHOP } from './pack-files';
import { parseValue } from './parse';

const requested = process.argv.slice(2).map((name) => name.replace(/\.yaml$|\/$/g, ''));
const { files } = readPackFiles(SAMPLE);
const isWithin = (name: string, request: string) =>
  name === request || name.startsWith(`${request}/`);
const unknown = requested.filter((request) => !files.some(({ name }) => isWithin(name, request)));
const topNames = [...new Set(files.map(({ name }) => name.split('/')[0]))].join(', ');
for (const request of unknown)
  console.error(`${request}: the sample has no such file: use one of ${topNames}`);
if (unknown.length > 0) process.exit(1);

const { files: shopFiles } = readPackFiles(SHOP);
const hasProducts = shopFiles.some(({ file }) => file.startsWith(`${SHOP}/products/`));
const menuFile = shopFiles.find(({ name }) => name === 'menu');
const menu = menuFile && parseValue(menuFile);
/** Returns false for a category page that the shop's menu leaves out. */
const isListed = (name: string) =>
  !(isWithin(name, 'category-pages') && Array.isArray(menu) && !menu.includes(getRecordId(name)));
const isRequested = (name: string) =>
  requested.includes(name) ||
  (isListed(name) &&
    (requested.length > 0
      ? requested.some((request) => isWithin(name, request))
      : !(hasProducts && isWithin(name, 'products'))));
for (const { name, file } of files) {
  if (!isRequested(name)) continue;
  const copy = path.posix.join(SHOP, `${name}.yaml`);
  if (existsSync(copy)) {
    console.log(`${copy} already exists`);
    continue;
  }
  mkdirSync(path.dirname(copy), { recursive: true });
  copyFileSync(file, copy);
  console.log(`${copy} is yours now`);
}
