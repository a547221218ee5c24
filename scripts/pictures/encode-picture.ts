import sharp, { type AvifOptions } from 'sharp';
import {
  getPictureFileName,
  getDelivery,
  type PictureCrop,
  type PictureKind,
} from '../../lib/site/picture-files';
import { blendIntoStage } from './blend-into-stage';

const EFFORT = 3;
const WEBP = { quality: 70, effort: EFFORT };
/** Of a channel in AVIF: the dark keeps its gradients, in fewer bytes than eight take. */
const BITS = 10 as const;

/**
 * A crop of a picture in all its widths, in the highest quality that keeps it to its budget; in the lowest where none does.
 *
 * @param source the crop, at least as large as its largest width where that is to be sharp
 * @returns the files by their names, and whether they keep to the budget
 */
export async function encodePicture(
  source: Buffer,
  id: string,
  kind: PictureKind,
  crop: PictureCrop,
) {
  const { widths, qualities, budget } = getDelivery(kind, crop);
  const scaled = async (width: number) => {
    const sized = sharp(source).resize(width);
    return kind === 'card' ? sized : blendIntoStage(sized, crop === 'whole');
  };
  const judged = await scaled(budget.width);
  let avif: AvifOptions = { quality: qualities[0], effort: EFFORT, bitdepth: BITS };
  let fits = false;
  for (const quality of qualities) {
    const tried = { ...avif, quality };
    if ((await judged.clone().avif(tried).toBuffer()).length > budget.bytes) break;
    avif = tried;
    fits = true;
  }
  const files = new Map<string, Buffer>();
  for (const width of widths) {
    const sized = await scaled(width);
    files.set(
      getPictureFileName(id, crop, width, 'avif'),
      await sized.clone().avif(avif).toBuffer(),
    );
    if (width === widths[1])
      files.set(getPictureFileName(id, crop, width, 'webp'), await sized.webp(WEBP).toBuffer());
  }
  return { files, fits };
}
