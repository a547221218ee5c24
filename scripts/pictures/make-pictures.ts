/**
 * Makes public/pictures/ from artwork/masters/: every picture of pictures.yaml in AVIF and WebP, in the crops and
 * widths of lib/site/picture-files.ts. Run it after rendering; the results are committed, so a build needs neither
 * Blender nor sharp.
 *
 * Usage: npm run pictures [-- id ...]
 */
import '../content/load-env';
import { writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictures } from '@/data/shop';
import {
  type Delivery,
  getDelivery,
  listPictureCrops,
  MASTER_SIZES,
  type PictureCrop,
  type PictureKind,
} from '../../lib/site/picture-files';
import { encodePicture } from './encode-picture';
import { STAGE_COLOUR, STUDIO_COLOUR } from './stage-colours';

const MASTERS = 'artwork/masters';
const PICTURES = 'public/pictures';

/** A crop of a master, with bare stage where it begins before the master does. */
function cropped(id: string, kind: PictureKind, { left, top, width, height }: Delivery) {
  const before = Math.max(-left, 0);
  return sharp(path.join(MASTERS, `${id}.webp`))
    .resize(MASTER_SIZES[kind].width, MASTER_SIZES[kind].height, {
      fit: 'cover',
      kernel: 'lanczos3',
    })
    .flatten({ background: STUDIO_COLOUR })
    .extract({ left: left + before, top, width: width - before, height })
    .extend({ left: before, background: STAGE_COLOUR })
    .png()
    .toBuffer();
}

/** Writes a crop of a picture in all its widths. */
async function deliver(id: string, kind: PictureKind, crop: PictureCrop): Promise<void> {
  const wanted = getDelivery(kind, crop);
  const { files, fits } = await encodePicture(await cropped(id, kind, wanted), id, kind, crop);
  if (!fits)
    throw new Error(
      `${id}, ${crop}: over ${wanted.budget.bytes} bytes: render it with less pattern`,
    );
  for (const [name, bytes] of files) writeFileSync(path.join(PICTURES, name), bytes);
}

const named = process.argv.slice(2);
if (named.length === 0) await rm(PICTURES, { recursive: true, force: true });
await mkdir(PICTURES, { recursive: true });
for (const id of named.length > 0 ? named : Object.keys(pictures)) {
  const { kind } = pictures[id] ?? {};
  if (kind === undefined) throw new Error(`${id} is not in pictures.yaml`);
  for (const crop of listPictureCrops(kind)) await deliver(id, kind, crop);
}
