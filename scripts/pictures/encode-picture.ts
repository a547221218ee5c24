import sharp, { type AvifOptions } from 'sharp';
import {
  getDelivery,
  getPictureFileName,
  type PictureCrop,
  type PictureKind,
} from '@/lib/site/picture-files';
import { blendIntoStage } from './blend-into-stage';

const EFFORT = 3;
const WEBP = { quality: 70, effort: EFFORT };
/** Bits of a channel in AVIF. With ten, dark gradients stay smooth in fewer bytes than with eight. */
const BIT_DEPTH = 10 as const;

/**
 * Encodes a crop of a picture in all its widths, in the highest quality within its budget, or else in the lowest.
 *
 * @param source the crop, which should be at least as wide as the largest width
 * @returns the files by name, and whether they are within the budget
 */
export async function encodePicture(
  source: Buffer,
  id: string,
  kind: PictureKind,
  crop: PictureCrop,
) {
  const { widths, qualities, budget } = getDelivery(kind, crop);
  const scale = async (width: number) => {
    const scaled = sharp(source).resize(width);
    return kind === 'card' ? scaled : blendIntoStage(scaled, crop === 'whole');
  };
  const sample = await scale(budget.width);
  let avif: AvifOptions = { quality: qualities[0], effort: EFFORT, bitdepth: BIT_DEPTH };
  let fits = false;
  for (const quality of qualities) {
    const options = { ...avif, quality };
    if ((await sample.clone().avif(options).toBuffer()).length > budget.bytes) break;
    avif = options;
    fits = true;
  }
  const files = new Map<string, Buffer>();
  for (const width of widths) {
    const scaled = await scale(width);
    files.set(
      getPictureFileName(id, crop, width, 'avif'),
      await scaled.clone().avif(avif).toBuffer(),
    );
    if (width === widths[1])
      files.set(getPictureFileName(id, crop, width, 'webp'), await scaled.webp(WEBP).toBuffer());
  }
  return { files, fits };
}
