import sharp, { type Sharp } from 'sharp';
import { STAGE_COLOUR } from './colour-roles';

/** The level, of 255, from which a pixel counts as lit rather than as part of the dark stage. */
const LIT_LEVEL = 110;
/** The largest change of a level by grain, and the side of a clump of grain in pixels. */
const GRAIN = 4;
const CLUMP = 2;
/** The shares of a hero's width between which the scene fades in from the bare stage beside the headline. */
const FADE = [0.28, 0.6] as const;

function getOpacity(share: number): number {
  const progress = Math.min(Math.max((share - FADE[0]) / (FADE[1] - FADE[0]), 0), 1);
  return progress * progress * (3 - 2 * progress);
}

/** Returns a generator of numbers between 0 and 1 that are the same in every run (Park and Miller's minimal standard). */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Blends a hero into the stage. Dark areas get the stage's colour and film grain; lit areas keep their hue, which taking the
 * lighter value of each channel would change. Without grain, gradients of few levels show as bands. AVIF keeps grain that
 * comes in clumps. A whole hero fades out towards its headline.
 */
export async function blendIntoStage(hero: Sharp, isWhole: boolean): Promise<Sharp> {
  const { data, info } = await hero.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const stage = Buffer.from(STAGE_COLOUR.slice(1), 'hex');
  const random = createRandom();
  const grainRow = new Float32Array(Math.ceil(info.width / CLUMP));
  const opacities = Array.from({ length: info.width }, (_, x) =>
    isWhole ? getOpacity(x / info.width) : 1,
  );
  for (let y = 0; y < info.height; y++) {
    if (y % CLUMP === 0) grainRow.set(grainRow.map(() => (random() + random() - 1) * GRAIN));
    for (let x = 0; x < info.width; x++) {
      const pixel = data.subarray((y * info.width + x) * 3).subarray(0, 3);
      const [red = 0, green = 0, blue = 0] = pixel;
      const darkness = 1 - Math.min(Math.max(red, green, blue) / LIT_LEVEL, 1) ** 2;
      // A wall in one deep colour looks dark, however high that channel.
      const luminance = 0.21 * red + 0.72 * green + 0.07 * blue;
      const grain = (grainRow[Math.floor(x / CLUMP)] ?? 0) * Math.max(0, 1 - luminance / LIT_LEVEL);
      for (const [channel, base] of stage.entries()) {
        const lifted = Math.max(pixel[channel] ?? 0, base * darkness) + grain;
        const level = base + (opacities[x] ?? 1) * (lifted - base);
        pixel[channel] = Math.max(0, Math.round(level));
      }
    }
  }
  return sharp(data, { raw: info });
}
