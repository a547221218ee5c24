/**
 * Makes public/pictures/ from artwork/masters/: every picture of data/images.ts in AVIF and WebP, in the crops and
 * widths of lib/picture-files.ts. Run it after rendering; the results are committed, so a build needs neither
 * Blender nor sharp.
 *
 * Usage: npm run pictures [-- id ...]
 */
import '../../checks/load-env';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ImageRecord } from '../../checks/schemas/images';
import { type ImageId, images } from '../../data/images';
import {
  type Delivery,
  delivery,
  type PictureCrop,
  type PictureFormat,
  pictureCrops,
  pictureFile,
} from '../../lib/picture-files';

const MASTERS = 'artwork/masters';
const PICTURES = 'public/pictures';
const WEBP_QUALITY = 70;
const EFFORT = 3;
/** Ten bits a channel: the dark keeps its gradients, in fewer bytes than eight take. */
const AVIF = { effort: EFFORT, bitdepth: 10 } as const;
const TOKENS = readFileSync('app/styles/tokens.css', 'utf8');
/** The first colour of a token, as six hexadecimal digits, so that pictures pass into the page around them. */
const token = (name: string) => new RegExp(`--${name}: #(\\w{6});`).exec(TOKENS)?.[1] ?? '';
/** The paper that products stand on and the stage behind heroes. */
const STUDIO = `#${token('studio')}`;
const STAGE = Buffer.from(token('stage'), 'hex');
/** The brightest channel, of 255, from which a hero's pixel is lit rather than a part of the dark stage. */
const LIT = 110;
/** The most levels, of 255, that grain lifts or lowers the dark by, and its clumps' side in pixels. */
const GRAIN = 4;
const CLUMP = 2;

/**
 * Passes what is darker than the stage into the stage's own colour; what is lit keeps its hue, which taking the
 * lighter of each channel would turn.
 */
function fadeIntoStage(pixels: Buffer): void {
  for (let start = 0; start < pixels.length; start += 3) {
    const brightest = Math.max(...pixels.subarray(start, start + 3));
    const share = Math.min(brightest / LIT, 1) ** 2;
    for (const [channel, stage] of STAGE.entries()) {
      const own = pixels[start + channel] ?? 0;
      pixels[start + channel] = Math.round(Math.max(own, stage * (1 - share)));
    }
  }
}

/** A pseudo-random sequence between 0 and 1, the same in every run (Park and Miller's minimal standard). */
function* chances(): Generator<number, never> {
  for (let state = 1; ; ) {
    state = (state * 16_807) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/**
 * Grain as film has in the dark, in clumps that AVIF keeps: even gradients of few levels show as bands without it. It
 * vanishes towards what is lit.
 */
function addGrain(pixels: Buffer, width: number): void {
  const clumps = Math.ceil(width / CLUMP);
  const chance = chances();
  const line = new Float32Array(clumps);
  for (let start = 0; start < pixels.length; start += 3) {
    const at = start / 3;
    const x = at % width;
    if (x === 0 && (at / width) % CLUMP === 0) {
      for (let clump = 0; clump < clumps; clump++) {
        line[clump] = (chance.next().value + chance.next().value - 1) * GRAIN;
      }
    }
    const [red = 0, green = 0, blue = 0] = pixels.subarray(start, start + 3);
    // A wall in one deep colour is dark to the eye, however high that channel.
    const seen = 0.21 * red + 0.72 * green + 0.07 * blue;
    const grain = (line[Math.floor(x / CLUMP)] ?? 0) * Math.max(0, 1 - seen / LIT);
    for (let channel = start; channel < start + 3; channel++) {
      pixels[channel] = Math.max(0, Math.round((pixels[channel] ?? 0) + grain));
    }
  }
}

/** A prepared crop in one of its widths; a hero with its grain. */
async function scaled(kind: ImageRecord['kind'], source: Buffer, width: number): Promise<Sharp> {
  const sized = sharp(source).resize(width);
  if (kind === 'card') return sized;
  const { data, info } = await sized.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  addGrain(data, width);
  return sharp(data, { raw: { width, height: info.height, channels: 3 } });
}

/** A crop of a master as the page shows it: no darker than the stage, so that a hero's shadows pass into it. */
async function prepared(id: ImageId, { left, top, width, height }: Delivery): Promise<Buffer> {
  const { kind } = images[id];
  const whole = delivery(id, 'whole');
  const crop = sharp(path.join(MASTERS, `${id}.webp`))
    .resize(whole.width, whole.height, { fit: 'cover', kernel: 'lanczos3' })
    .flatten({ background: STUDIO })
    .extract({ left, top, width, height });
  if (kind === 'card') return crop.png().toBuffer();
  const pixels = await crop.removeAlpha().raw().toBuffer();
  fadeIntoStage(pixels);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/**
 * The highest quality of `qualities` at which a picture keeps to a budget, found by halving.
 *
 * @throws where even the least that looks well is too heavy
 */
async function avifQuality(
  name: string,
  sized: Sharp,
  qualities: readonly number[],
  mostBytes: number,
): Promise<number> {
  let fits = -1;
  let over = qualities.length;
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    const quality = qualities[middle];
    const { length } = await sized
      .clone()
      .avif({ quality, ...AVIF })
      .toBuffer();
    if (length <= mostBytes) fits = middle;
    else over = middle;
  }
  const found = qualities[fits];
  if (found === undefined) {
    throw new Error(`${name}: over ${mostBytes} bytes: render it with less pattern`);
  }
  return found;
}

async function deliver(id: ImageId, crop: PictureCrop): Promise<void> {
  const wanted = delivery(id, crop);
  const { widths, qualities, budget } = wanted;
  const source = await prepared(id, wanted);
  const judged = await scaled(images[id].kind, source, budget.width);
  const quality = await avifQuality(
    pictureFile(id, crop, budget.width, 'avif'),
    judged,
    qualities,
    budget.bytes,
  );
  for (const [index, width] of widths.entries()) {
    const sized = await scaled(images[id].kind, source, width);
    const file = (format: PictureFormat) =>
      path.join(PICTURES, pictureFile(id, crop, width, format));
    await sized
      .clone()
      .avif({ quality, ...AVIF })
      .toFile(file('avif'));
    if (index === 1)
      await sized.webp({ quality: WEBP_QUALITY, effort: EFFORT }).toFile(file('webp'));
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
    for (const crop of pictureCrops(id)) await deliver(id, crop);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
