import sharp, { type Sharp } from 'sharp';
import {
  getDelivery,
  MASTER_SIZES,
  type PictureCrop,
  type PictureKind,
} from '../../lib/site/picture-files';
import { STAGE_COLOUR, STUDIO_COLOUR } from './stage-colours';

/** How a photograph fills its frame: whole, or to the frame's edges, which cuts what is beyond. */
export type Framing = 'whole' | 'cover';

/**
 * Where a product stands in its card, as shares of the card's width and height: wherever a card is cropped, it is seen. A
 * photograph with surroundings of its own may fill more, since what is around the product may be cut.
 */
const PRODUCT = { width: 0.82, height: 0.64 };
const SCENE = { width: 1, height: 0.84 };
/** Most levels by which the edge of a photograph on one even ground differs. */
const EVEN = 14;
/** The side of the thumbnail that a photograph's edge is judged by. */
const THUMB = 48;
/** The share of a hero's width that a photograph takes, from the right, as far as the room runs out. */
const ROOM = 0.7;

/** The one colour that a photograph's edge has, such as the white of a maker's press page; null where it has several. */
async function groundOf(photograph: Sharp) {
  const thumb = await photograph.clone().resize(THUMB, THUMB, { fit: 'fill' }).raw().toBuffer();
  const last = THUMB - 1;
  const along = Array.from({ length: THUMB }, (_, at) => at);
  const edge = along.flatMap((at) => [at, last * THUMB + at, at * THUMB, at * THUMB + last]);
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => {
    const levels = edge.map((at) => thumb[at * 3 + channel] ?? 0);
    const even = Math.max(...levels) - Math.min(...levels) <= EVEN;
    return even ? Math.round(levels.reduce((sum, level) => sum + level, 0) / levels.length) : NaN;
  });
  return [r, g, b].some(Number.isNaN) ? null : { r, g, b };
}

/** A photograph to be arranged: upright, in sRGB, and whether anything of it is transparent. */
interface Upright {
  readonly photograph: Sharp;
  readonly isCutOut: boolean;
}

/** A card: the product whole in the middle of its own ground, or of our paper. */
async function card({ photograph, isCutOut }: Upright, framing: Framing): Promise<Sharp> {
  const { width, height } = MASTER_SIZES.card;
  if (framing === 'cover')
    return photograph.flatten({ background: STUDIO_COLOUR }).resize(width, height, { fit: 'cover' });
  const ground = isCutOut ? null : await groundOf(photograph);
  const background = ground ?? STUDIO_COLOUR;
  const standsAlone = isCutOut || ground !== null;
  const share = standsAlone ? PRODUCT : SCENE;
  const around = isCutOut ? '#0000' : background;
  const subject = standsAlone
    ? await photograph.clone().trim({ background: around, threshold: EVEN }).toBuffer()
    : await photograph.clone().toBuffer();
  const placed = await sharp(subject)
    .resize(Math.round(width * share.width), Math.round(height * share.height), { fit: 'inside' })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: placed },
  ]);
}

/** A part of a hero, from the right of the dark stage: filled by a scene, or with a cut-out whole on the stage. */
function hero({ photograph, isCutOut }: Upright, crop: PictureCrop, framing: Framing): Sharp {
  const { width, height } = getDelivery('hero', crop);
  const own = crop === 'whole' ? Math.round(width * ROOM) : width;
  const fit = isCutOut && framing === 'whole' ? 'contain' : 'cover';
  return photograph
    .resize(own, height, { fit, background: STAGE_COLOUR })
    .flatten({ background: STAGE_COLOUR })
    .extend({ left: width - own, background: STAGE_COLOUR });
}

/**
 * A photograph as a crop of a picture: turned as its camera was held, in sRGB, what is transparent on the paper or stage.
 *
 * @returns the crop, as PNG
 * @throws {Error} where the file can't be read to its end
 */
export async function framePhotograph(
  file: Buffer,
  kind: PictureKind,
  crop: PictureCrop,
  framing: Framing,
): Promise<Buffer> {
  // In a step of its own, so that all that follows counts from the upright photograph's own corner.
  const upright = await sharp(file, { failOn: 'truncated' })
    .autoOrient()
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { isOpaque } = await sharp(upright).stats();
  const photograph = isOpaque ? sharp(upright).removeAlpha() : sharp(upright);
  const shot = { photograph, isCutOut: !isOpaque };
  const made = kind === 'card' ? await card(shot, framing) : hero(shot, crop, framing);
  return made.png({ compressionLevel: 1 }).toBuffer();
}
