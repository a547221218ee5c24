/**
 * Stores renders as masters: every PNG of a folder becomes a WebP of high quality in artwork/masters/.
 *
 * Usage: node artwork/keep-masters.mjs FOLDER
 */

import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const MASTERS = path.join(import.meta.dirname, 'masters');
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder that holds the renders.');

await mkdir(MASTERS, { recursive: true });
for (const file of (await readdir(folder)).filter((name) => name.endsWith('.png'))) {
  const master = path.join(MASTERS, `${path.parse(file).name}.webp`);
  await sharp(path.join(folder, file)).webp({ quality: 95, effort: 5 }).toFile(master);
}
