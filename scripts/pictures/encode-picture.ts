import sharp, { type Sharp } from 'sharp';
import { getPictureFileName, type PictureCrop } from '@/lib/site/picture-files';
import { STAGE_COLOUR } from './colour-roles';

/** The encoders' settings, besides AVIF's quality. */
export const ENCODING = {
  // With ten bits a channel, dark gradients stay smooth in fewer bytes than with eight.
  avif: { effort: 3, bitdepth: 10 },
  webp: { effort: 3, quality: 70 },
} as const;

/** How a hero is blended into the stage. */
export const BLENDING = {
  /** The level, of 255, from which a pixel counts as lit rather than as part of the dark stage. */
  litLevel: 110,
  /** The largest change of a level by grain. */
  grain: 4,
  /** The side of a clump of grain in pixels. */
  clump: 2,
  /** The shares of a hero's width between which the scene fades in beside the headline. */
  fade: { from: 0.28, to: 0.6 },
} as const;

/** Returns the scene's opacity, from 0 to 1, at a share of the hero's width, with soft ends. */
function getOpacity(share: number): number {
  const { from, to } = BLENDING.fade;
  const progress = Math.min(Math.max((share - from) / (to - from), 0), 1);
  return progress * progress * (3 - 2 * progress);
}

/** Creates a repeatable generator of random numbers from 0 to 1 (Park-Miller minimal standard). */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Blends a hero into the stage. Dark areas get its colour, and grain, without which gradients show
 * bands; AVIF keeps grain in clumps. Lit areas keep their hue. A hero fades towards its headline.
 */
async function blendIntoStage(hero: Sharp, isWhole: boolean): Promise<Sharp> {
  const { data, info } = await hero.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const stage = Buffer.from(STAGE_COLOUR.slice(1), 'hex');
  const random = createRandom();
  const { litLevel, grain: maxGrain, clump } = BLENDING;
  const grainRow = new Float32Array(Math.ceil(info.width / clump));
  const opacities = Array.from({ length: info.width }, (_, x) =>
    isWhole ? getOpacity(x / info.width) : 1,
  );
  for (let y = 0; y < info.height; y++) {
    if (y % clump === 0) grainRow.set(grainRow.map(() => (random() + random() - 1) * maxGrain));
    for (let x = 0; x < info.width; x++) {
      const pixel = data.subarray((y * info.width + x) * 3).subarray(0, 3);
      const [red = 0, green = 0, blue = 0] = pixel;
      const darkness = 1 - Math.min(Math.max(red, green, blue) / litLevel, 1) ** 2;
      // Grain depends on luminance: a deep red wall looks dark, although its red channel is high.
      const luminance = 0.21 * red + 0.72 * green + 0.07 * blue;
      const grain = (grainRow[Math.floor(x / clump)] ?? 0) * Math.max(0, 1 - luminance / litLevel);
      for (const [channel, base] of stage.entries()) {
        const lifted = Math.max(pixel[channel] ?? 0, base * darkness) + grain;
        const level = base + (opacities[x] ?? 1) * (lifted - base);
        pixel[channel] = Math.max(0, Math.round(level));
      }
    }
  }
  return sharp(data, { raw: info });
}

/** Finds the highest quality of an ascending list in which an AVIF stays within a budget. */
async function findQuality(picture: Sharp, qualities: readonly number[], bytes: number) {
  let best: number | null = null;
  for (const quality of qualities) {
    const { length } = await picture
      .clone()
      .avif({ ...ENCODING.avif, quality })
      .toBuffer();
    if (length > bytes) break;
    best = quality;
  }
  return best;
}

/**
 * Encodes a picture's crop in all widths, in the highest quality within its budget, or the lowest.
 *
 * @param source the crop, which should be at least as wide as the largest width
 * @returns the files by name, and whether they are within the budget
 */
export async function encodePicture(source: Buffer, id: string, crop: PictureCrop) {
  const { kind, widths, qualities, budget } = crop;
  const scale = async (width: number) => {
    const scaled = sharp(source).resize(width);
    return kind === 'item' ? scaled : blendIntoStage(scaled, crop.name === 'whole');
  };
  const quality = await findQuality(await scale(budget.width), qualities, budget.bytes);
  const avif = { ...ENCODING.avif, quality: quality ?? qualities[0] };
  const files = new Map<string, Buffer>();
  for (const width of widths) {
    const scaled = await scale(width);
    const name = getPictureFileName(id, crop, width, 'avif');
    files.set(name, await scaled.clone().avif(avif).toBuffer());
  }
  const fallback = await scale(widths[1]);
  const fallbackName = getPictureFileName(id, crop, widths[1], 'webp');
  files.set(fallbackName, await fallback.webp(ENCODING.webp).toBuffer());
  return { files, isWithinBudget: quality !== null };
}
