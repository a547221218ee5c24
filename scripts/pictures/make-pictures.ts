/**
 * Makes public/pictures/ from artwork/masters/: every picture of data/shop/pictures.ts in AVIF and WebP, in the crops and widths of
 * lib/site/picture-files.ts. Run it after rendering. The results are committed, so that a build does not need Blender.
 *
 * Usage: npm run pictures [-- id ...]
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { PictureKind } from '@/data/shop/pictures';
import { type PictureId, pictures } from '@/data/shop/pictures';
import {
  getDelivery,
  listPictureCrops,
  MASTER_SIZES,
  type PictureCrop,
} from '@/lib/site/picture-files';
import { STAGE_COLOUR, STUDIO_COLOUR } from './colour-roles';
import { encodePicture } from './encode-picture';

const PICTURES = 'public/pictures';

/** Writes a crop of a master in all its widths. A crop that begins left of its master shows bare stage there. */
async function writeCrop(id: string, kind: PictureKind, crop: PictureCrop): Promise<void> {
  const { left, top, width, height, budget } = getDelivery(kind, crop);
  const stageWidth = Math.max(-left, 0);
  const cropped = await sharp(`artwork/masters/${id}.webp`)
    .resize({ ...MASTER_SIZES[kind], fit: 'cover', kernel: 'lanczos3' })
    .flatten({ background: STUDIO_COLOUR })
    .extract({ left: left + stageWidth, top, width: width - stageWidth, height })
    .extend({ left: stageWidth, background: STAGE_COLOUR })
    .png()
    .toBuffer();
  const { files, fits } = await encodePicture(cropped, id, kind, crop);
  if (!fits)
    throw new Error(`${id}, ${crop}: over ${budget.bytes} bytes: render it with less pattern`);
  for (const [name, bytes] of files) writeFileSync(`${PICTURES}/${name}`, bytes);
}

const ids = process.argv.slice(2);
if (ids.length === 0) rmSync(PICTURES, { recursive: true, force: true });
mkdirSync(PICTURES, { recursive: true });
for (const id of ids.length > 0 ? ids : Object.keys(pictures)) {
  if (!(id in pictures)) throw new Error(`${id} is not in data/shop/pictures.ts`);
  const { kind } = pictures[id as PictureId];
  for (const crop of listPictureCrops(kind)) await writeCrop(id, kind, crop);
}
