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
import sharp, { type AvifOptions } from 'sharp';
import type { PictureRecord } from '../../checks/schemas/parts';
import { pictures } from '../../data/shop';
import {
  type Delivery,
  delivery,
  MASTER,
  type PictureCrop,
  type PictureFormat,
  pictureCrops,
  pictureFile,
} from '../../lib/picture-files';
import { ontoStage } from './onto-stage';
import { STAGE, STUDIO } from './tokens';

const MASTERS = 'artwork/masters';
const PICTURES = 'public/pictures';
const EFFORT = 3;
const WEBP = { quality: 70, effort: EFFORT };
/** Of a channel in AVIF: the dark keeps its gradients, in fewer bytes than eight take. */
const BITS = 10 as const;

type Kind = PictureRecord['kind'];

/** A crop of a master, with bare stage where it begins before the master does. */
function cropped(id: string, kind: Kind, { left, top, width, height }: Delivery) {
  const before = Math.max(-left, 0);
  return sharp(path.join(MASTERS, `${id}.webp`))
    .resize(MASTER[kind].width, MASTER[kind].height, { fit: 'cover', kernel: 'lanczos3' })
    .flatten({ background: STUDIO })
    .extract({ left: left + before, top, width: width - before, height })
    .extend({ left: before, background: STAGE })
    .png()
    .toBuffer();
}

/** Writes a crop of a picture in all its widths, in the highest quality that keeps it to its budget. */
async function deliver(id: string, kind: Kind, crop: PictureCrop): Promise<void> {
  const wanted = delivery(kind, crop);
  const source = await cropped(id, kind, wanted);
  const scaled = async (width: number) => {
    const sized = sharp(source).resize(width);
    return kind === 'card' ? sized : ontoStage(sized, crop === 'whole');
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
