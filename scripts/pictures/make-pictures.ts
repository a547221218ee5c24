/**
 * Makes public/pictures/ from artwork/masters/: every picture of data/images.ts in AVIF and WebP at the
 * widths of lib/images.ts. Run it after rendering; the results are committed, so a build needs neither
 * Blender nor sharp.
 *
 * Usage: npm run pictures [-- id ...]
 */
import '../load-env';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type ImageId, images } from '../../data/images';
import { pictureWidths } from '../../lib/picture-files';

const MASTERS = 'artwork/masters';
const PICTURES = 'public/pictures';
const QUALITY = { avif: 52, webp: 70 };
/** The paper that products stand on and the stage behind heroes; the same as in app/styles/tokens.css. */
const STUDIO = '#e9ecf1';
const STAGE = '#0b0f14';

/** Stage colour that thickens towards a hero's edges, so that the picture melts into the page. */
function stageEdges(width: number, height: number): Buffer {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${STAGE}" stop-opacity="${opacity}"/>`;
  const straight = [
    stop(0, 1),
    stop(0.03, 0.7),
    stop(0.12, 0),
    stop(0.9, 0),
    stop(0.98, 0.7),
    stop(1, 1),
  ];
  const round = [stop(0.56, 0), stop(0.78, 0.38), stop(0.92, 0.86), stop(1, 1)];
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="across">${straight.join('')}</linearGradient>
    <linearGradient id="down" x2="0" y2="1">${straight.join('')}</linearGradient>
    <radialGradient id="around" r=".68" cy=".52">${round.join('')}</radialGradient>
    <rect width="100%" height="100%" fill="url(#across)"/>
    <rect width="100%" height="100%" fill="url(#down)"/>
    <rect width="100%" height="100%" fill="url(#around)"/>
  </svg>`);
}

function prepared(id: ImageId): Promise<Buffer> {
  const { width, height } = images[id];
  const master = sharp(path.join(MASTERS, `${id}.webp`)).resize(width, height, { fit: 'cover' });
  const picture = id.startsWith('hero-')
    ? master.flatten({ background: STAGE }).composite([{ input: stageEdges(width, height) }])
    : master.flatten({ background: STUDIO });
  return picture.png().toBuffer();
}

async function deliver(id: ImageId): Promise<void> {
  const source = await prepared(id);
  for (const width of pictureWidths(id)) {
    const file = path.join(PICTURES, `${id}-${width}`);
    const sized = sharp(source).resize(width);
    await sized.clone().avif({ quality: QUALITY.avif, effort: 4 }).toFile(`${file}.avif`);
    await sized.clone().webp({ quality: QUALITY.webp, effort: 4 }).toFile(`${file}.webp`);
  }
}

async function main(): Promise<void> {
  const all = Object.keys(images) as ImageId[];
  const named = process.argv.slice(2);
  const unknown = named.filter((id) => !(id in images));
  if (unknown.length > 0) throw new Error(`Not in data/images.ts: ${unknown.join(', ')}`);
  await mkdir(PICTURES, { recursive: true });
  if (named.length === 0) {
    for (const file of await readdir(PICTURES)) await rm(path.join(PICTURES, file));
  }
  for (const id of named.length > 0 ? (named as ImageId[]) : all) await deliver(id);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
