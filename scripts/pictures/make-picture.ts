import sharp from 'sharp';
import type { PictureRecord } from '@/data/shop/pictures';
import { cropsByKind, MASTER_SIZES, type PictureCrop } from '@/lib/site/picture-files';
import { STAGE_COLOUR, STUDIO_COLOUR } from './colour-roles';
import { encodePicture } from './encode-picture';
import { framePhotograph } from './frame-photograph';

export const PICTURES_FOLDER = 'public/pictures';

/** Crops a render. A crop that begins left of the render shows the bare stage there. */
function cropRender(render: Buffer, crop: PictureCrop): Promise<Buffer> {
  const { kind, left, top, width, height } = crop;
  const stageWidth = Math.max(-left, 0);
  return sharp(render)
    .resize({ ...MASTER_SIZES[kind], fit: 'cover', kernel: 'lanczos3' })
    .flatten({ background: STUDIO_COLOUR })
    .extract({ left: left + stageWidth, top, width: width - stageWidth, height })
    .extend({ left: stageWidth, background: STAGE_COLOUR })
    .png()
    .toBuffer();
}

/**
 * Makes the files of a picture in its crops and widths.
 *
 * @returns the files by path
 * @throws Error where a render is over its budget; a photograph then gets the lowest quality
 */
export async function makePicture(
  id: string,
  { kind, photograph }: PictureRecord,
  master: Buffer,
): Promise<ReadonlyMap<string, Buffer>> {
  const filesByPath = new Map<string, Buffer>();
  for (const crop of cropsByKind[kind]) {
    const makeCrop = photograph ? framePhotograph : cropRender;
    const source = await makeCrop(master, crop);
    const { files, isWithinBudget } = await encodePicture(source, id, crop);
    if (!isWithinBudget && !photograph) {
      const { name, budget } = crop;
      throw new Error(`${id}, ${name}: over ${budget.bytes} bytes: render it with less pattern`);
    }
    for (const [file, content] of files) filesByPath.set(`${PICTURES_FOLDER}/${file}`, content);
  }
  return filesByPath;
}
