/**
 * Draws what screens show and what labels say: every module of artwork/drawings/ exports an SVG, which becomes a
 * PNG in artwork/renders/drawings/, where render.py looks for it.
 *
 * Usage: node artwork/draw.mjs [name ...]
 */

import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const DRAWINGS = path.join(import.meta.dirname, 'drawings');
const DRAWN = path.join(import.meta.dirname, 'renders', 'drawings');

const all = (await readdir(DRAWINGS)).map((file) => path.parse(file).name);
const named = process.argv.slice(2);
await mkdir(DRAWN, { recursive: true });
for (const name of named.length > 0 ? named : all) {
  const { svg } = await import(path.join(DRAWINGS, `${name}.mjs`));
  await sharp(Buffer.from(svg))
    .png()
    .toFile(path.join(DRAWN, `${name}.png`));
}
