/**
 * Makes public/pictures/ from artwork/masters/: every picture of pictures.yaml in AVIF and WebP, in the crops and
 * widths of lib/picture-files.ts. Run it after rendering; the results are committed, so a build needs neither
 * Blender nor sharp.
 *
 * Usage: npm run pictures [-- id ...]
 */
import '../../checks/load-env';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type AvifOptions, type Sharp } from 'sharp';
import type { PictureRecord } from '../../checks/schemas/parts';
import { pictures } from '../../data/shop';
import {
  type Delivery,
  delivery,
  type PictureCrop,
  type PictureFormat,
  pictureCrops,
  pictureFile,
} from '../../lib/picture-files';
import { STAGE, STUDIO } from './tokens';

const MASTERS = 'artwork/masters';
const PICTURES = 'public/pictures';
const EFFORT = 3;
const WEBP = { quality: 70, effort: EFFORT };
/** Of a channel in AVIF: the dark keeps its gradients, in fewer bytes than eight take. */
const BITS = 10 as const;
/** The stage's red, green and blue. */
const BARE = Buffer.from(STAGE.slice(1), 'hex');
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
    const share = 1 - Math.min(brightest / LIT, 1) ** 2;
    for (const [channel, stage] of BARE.entries()) {
      const own = pixels[start + channel] ?? 0;
      pixels[start + channel] = Math.round(Math.max(own, stage * share));
    }
  }
}

/**
 * Grain as film has in the dark, in clumps that AVIF keeps: even gradients of few levels show as bands without it. It
 * vanishes towards what is lit.
 */
function addGrain(pixels: Buffer, width: number): void {
  let state = 1;
  /** A pseudo-random number between 0 and 1, the same in every run (Park and Miller's minimal standard). */
  const chance = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const line = new Float32Array(Math.ceil(width / CLUMP));
  for (let start = 0; start < pixels.length; start += 3) {
    const at = start / 3;
    if (at % (width * CLUMP) === 0) line.set(line.map(() => (chance() + chance() - 1) * GRAIN));
    const [red = 0, green = 0, blue = 0] = pixels.subarray(start, start + 3);
    // A wall in one deep colour is dark to the eye, however high that channel.
    const seen = 0.21 * red + 0.72 * green + 0.07 * blue;
    const clump = line[Math.floor((at % width) / CLUMP)] ?? 0;
    const grain = clump * Math.max(0, 1 - seen / LIT);
    for (const [channel, own] of [red, green, blue].entries()) {
      pixels[start + channel] = Math.max(0, Math.round(own + grain));
    }
  }
}

/** A picture whose pixels, three bytes each, are changed. */
async function retouched(picture: Sharp, retouch: typeof addGrain): Promise<Sharp> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  retouch(data, info.width);
  return sharp(data, { raw: info });
}

type Kind = PictureRecord['kind'];

/** A crop of a master as the page shows it: no darker than the stage, so that a hero's shadows pass into it. */
async function prepared(id: string, kind: Kind, { left = 0, top = 0, width, height }: Delivery) {
  const whole = delivery(kind, 'whole');
  const crop = sharp(path.join(MASTERS, `${id}.webp`))
    .resize(whole.width, whole.height, { fit: 'cover', kernel: 'lanczos3' })
    .flatten({ background: STUDIO })
    .extract({ left, top, width, height });
  const faded = kind === 'card' ? crop : await retouched(crop, fadeIntoStage);
  return faded.png().toBuffer();
}

/** Writes a crop of a picture in all its widths, in the highest quality that keeps it to its budget. */
async function deliver(id: string, kind: Kind, crop: PictureCrop): Promise<void> {
  const wanted = delivery(kind, crop);
  const source = await prepared(id, kind, wanted);
  const scaled = async (width: number) => {
    const sized = sharp(source).resize(width);
    return kind === 'card' ? sized : retouched(sized, addGrain);
  };
  const judged = await scaled(wanted.budget.width);
  let avif: AvifOptions | undefined;
  for (const quality of wanted.qualities) {
    const tried = { quality, effort: EFFORT, bitdepth: BITS };
    if ((await judged.clone().avif(tried).toBuffer()).length > wanted.budget.bytes) break;
    avif = tried;
  }
  if (avif === undefined) {
    throw new Error(
      `${id}, ${crop}: over ${wanted.budget.bytes} bytes: render it with less pattern`,
    );
  }
  for (const [index, width] of wanted.widths.entries()) {
    const sized = await scaled(width);
    const file = (format: PictureFormat) =>
      path.join(PICTURES, pictureFile(id, crop, width, format));
    await sized.clone().avif(avif).toFile(file('avif'));
    if (index === 1) await sized.webp(WEBP).toFile(file('webp'));
  }
}

const named = process.argv.slice(2);
if (named.length === 0) await rm(PICTURES, { recursive: true, force: true });
await mkdir(PICTURES, { recursive: true });
for (const id of named.length > 0 ? named : Object.keys(pictures)) {
  const { kind } = pictures[id] ?? {};
  if (kind === undefined) throw new Error(`${id} is not in pictures.yaml`);
  for (const crop of pictureCrops(kind)) await deliver(id, kind, crop);
}
