/**
 * Draws what screens show and what labels say: an SVG of artwork/drawings/, or one that a module there exports, becomes a
 * PNG in artwork/renders/drawings/, where render.py looks for it.
 *
 * Usage: node artwork/draw.mjs [name ...]
 */

import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const DRAWINGS = path.join(import.meta.dirname, 'drawings');
const RENDERED_DRAWINGS = path.join(import.meta.dirname, 'renders', 'drawings');

const wantedNames = process.argv.slice(2);
await mkdir(RENDERED_DRAWINGS, { recursive: true });
for (const file of await readdir(DRAWINGS)) {
  const { name, ext } = path.parse(file);
  if (wantedNames.length > 0 && !wantedNames.includes(name)) continue;
  const source = path.join(DRAWINGS, file);
  const svg = ext === '.svg' ? await readFile(source) : Buffer.from((await import(source)).svg);
  await sharp(svg)
    .png()
    .toFile(path.join(RENDERED_DRAWINGS, `${name}.png`));
}
