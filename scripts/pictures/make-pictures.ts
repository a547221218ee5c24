/**
 * Makes public/pictures/ from artwork/masters/: every picture of data/images.ts in AVIF and WebP, in the cuts and
 * widths of lib/picture-files.ts. Run it after rendering; the results are committed, so a build needs neither
 * Blender nor sharp.
 *
 * Usage: npm run pictures [-- id ...]
 */
import '../load-env';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type ImageId, images } from '../../data/images';
import {
  type Delivery,
  delivery,
  type PictureCut,
  pictureCuts,
  pictureFile,
} from '../../lib/picture-files';

const MASTERS = 'artwork/masters';
const PICTURES = 'public/pictures';
/** From the least that looks well to the most that is seen. */
const QUALITIES = [32, 36, 40, 44, 48, 52, 56] as const;
const WEBP_QUALITY = 70;
const EFFORT = 3;
/** The paper that products stand on and the stage behind heroes; the same as in app/styles/tokens.css. */
const STUDIO = '#dadcdf';
const STAGE = '#0b0f14';

/** A cut of a master as the page shows it: no darker than the stage, so that a hero's shadows pass into it. */
async function prepared(id: ImageId, { left, top, width, height }: Delivery): Promise<Buffer> {
  const { kind, ...size } = images[id];
  const master = await sharp(path.join(MASTERS, `${id}.webp`))
    .resize(size.width, size.height, { fit: 'cover', kernel: 'lanczos3' })
    .flatten({ background: kind === 'hero' ? STAGE : STUDIO })
    .extract({ left, top, width, height })
    .png()
    .toBuffer();
  if (kind === 'card') return master;
  const stage = { create: { width, height, channels: 3, background: STAGE } } as const;
  return sharp(master)
    .composite([{ input: stage, blend: 'lighten' }])
    .png()
    .toBuffer();
}

/**
 * The highest quality of QUALITIES at which a picture keeps to a budget, found by halving.
 *
 * @throws where even the least that looks well is too heavy
 */
async function avifQuality(name: string, sized: Sharp, mostBytes: number): Promise<number> {
  let fits = -1;
  let over: number = QUALITIES.length;
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    const quality = QUALITIES[middle] ?? QUALITIES[0];
    const { length } = await sized.clone().avif({ quality, effort: EFFORT }).toBuffer();
    if (length <= mostBytes) fits = middle;
    else over = middle;
  }
  const found = QUALITIES[fits];
  if (found === undefined) {
    throw new Error(`${name}: over ${mostBytes} bytes: render it with less grain and pattern`);
  }
  return found;
}

async function deliver(id: ImageId, cut: PictureCut): Promise<void> {
  const wanted = delivery(id, cut);
  const { widths, budget } = wanted;
  const source = await prepared(id, wanted);
  const judged = sharp(source).resize(budget.width);
  const quality = await avifQuality(
    pictureFile(id, cut, budget.width, 'avif'),
    judged,
    budget.bytes,
  );
  for (const width of widths) {
    const sized = sharp(source).resize(width);
    const file = (format: 'avif' | 'webp') =>
      path.join(PICTURES, pictureFile(id, cut, width, format));
    await writeFile(file('avif'), await sized.clone().avif({ quality, effort: EFFORT }).toBuffer());
    await writeFile(
      file('webp'),
      await sized.clone().webp({ quality: WEBP_QUALITY, effort: EFFORT }).toBuffer(),
    );
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
  for (const id of named.length > 0 ? (named as ImageId[]) : all) {
    for (const cut of pictureCuts(id)) await deliver(id, cut);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
