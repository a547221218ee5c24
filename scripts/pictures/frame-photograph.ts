import sharp, { type Sharp } from 'sharp';
import { MASTER_SIZES, type PictureCrop } from '@/lib/site/picture-files';
import { STAGE_COLOUR, STUDIO_COLOUR } from './colour-roles';

export const FRAMING = {
  /**
   * The size of a product in its card, as shares of the card's width and height. The margins allow
   * for cropping. A photograph of a scene may be larger, since its edge may be cut.
   */
  product: { width: 0.82, height: 0.64 },
  scene: { width: 1, height: 0.84 },
  /** The largest difference of levels along the edge of a photograph on plain ground. */
  tolerance: 14,
  /** The side, in pixels, of the thumbnail that the ground is read from. */
  thumbnailSize: 48,
  /** The share of a hero's width that a photograph fills. */
  heroShare: 0.7,
} as const;

/** Returns the plain colour along a photograph's edge, such as a press picture's white, or null. */
async function findGround(photograph: Sharp) {
  const { thumbnailSize: size, tolerance } = FRAMING;
  const pixels = await photograph.clone().resize(size, size, { fit: 'fill' }).raw().toBuffer();
  const last = size - 1;
  // The indices of the pixels at the top, the bottom, the left and the right.
  const edge = [...Array(size).keys()].flatMap((at) => [
    at,
    last * size + at,
    at * size,
    at * size + last,
  ]);
  const [r, g, b] = [0, 1, 2].map((channel) => {
    const levels = edge.map((index) => pixels[index * 3 + channel] ?? 0);
    const isPlain = Math.max(...levels) - Math.min(...levels) <= tolerance;
    return isPlain ? Math.round(levels.reduce((sum, level) => sum + level) / levels.length) : null;
  });
  return r == null || g == null || b == null ? null : { r, g, b };
}

/** Frames a product whole in the middle of its own ground, or of our paper. */
async function frameCard(photograph: Sharp, isCutOut: boolean): Promise<Sharp> {
  const { width, height } = MASTER_SIZES.item;
  const ground = isCutOut ? null : await findGround(photograph);
  const background = ground ?? STUDIO_COLOUR;
  const isPlain = isCutOut || ground !== null;
  const share = isPlain ? FRAMING.product : FRAMING.scene;
  const margin = { background: isCutOut ? '#0000' : background, threshold: FRAMING.tolerance };
  const subject = isPlain ? photograph.clone().trim(margin) : photograph;
  const input = await sharp(await subject.toBuffer())
    .resize(Math.round(width * share.width), Math.round(height * share.height), { fit: 'inside' })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background } }).composite([{ input }]);
}

/** Frames a hero on the right of the dark stage: a scene fills its part, a cut-out shows whole. */
function frameHero(photograph: Sharp, isCutOut: boolean, { name, width, height }: PictureCrop) {
  const filledWidth = name === 'whole' ? Math.round(width * FRAMING.heroShare) : width;
  const fit = isCutOut ? 'contain' : 'cover';
  return photograph
    .resize(filledWidth, height, { fit, background: STAGE_COLOUR })
    .flatten({ background: STAGE_COLOUR })
    .extend({ left: width - filledWidth, background: STAGE_COLOUR });
}

/**
 * Frames a photograph as a crop: upright, in sRGB, with paper or stage behind transparent pixels.
 *
 * @returns the crop, as PNG
 * @throws Error where the file can't be read to its end
 */
export async function framePhotograph(file: Buffer, crop: PictureCrop): Promise<Buffer> {
  // In a step of its own, so that all later steps see the photograph upright.
  const upright = await sharp(file, { failOn: 'truncated' })
    .autoOrient()
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { isOpaque } = await sharp(upright).stats();
  const photograph = isOpaque ? sharp(upright).removeAlpha() : sharp(upright);
  const framed =
    crop.kind === 'item'
      ? await frameCard(photograph, !isOpaque)
      : frameHero(photograph, !isOpaque, crop);
  return framed.png({ compressionLevel: 1 }).toBuffer();
}
