import sharp, { type Sharp } from 'sharp';
import { STAGE_COLOUR } from './stage-colours';

/** The brightest channel, of 255, from which a hero's pixel is lit rather than a part of the dark stage. */
const LIT = 110;
/** The most levels, of 255, that grain lifts or lowers the dark by, and its clumps' side in pixels. */
const GRAIN = 4;
const CLUMP = 2;
/** Between which shares of a hero's width the bare stage passes into its room, beside the headline. */
const ROOM = [0.28, 0.6] as const;

/** How much of the room is seen at a share of a hero's width: none at its left edge, without a kink on the way. */
function roomAt(across: number): number {
  const way = Math.min(Math.max((across - ROOM[0]) / (ROOM[1] - ROOM[0]), 0), 1);
  return way * way * (3 - 2 * way);
}

/** A pseudo-random number between 0 and 1, the same in every run (Park and Miller's minimal standard). */
function chances(): () => number {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Passes a hero into the stage. What is darker than the stage takes its very colour, while what is lit keeps
 * its hue, which taking the lighter of each channel would turn. The dark gets grain as film has it, in clumps that AVIF
 * keeps: even gradients of few levels show as bands without it. All of it runs out towards the words of a whole hero.
 */
export async function blendIntoStage(hero: Sharp, isWhole: boolean): Promise<Sharp> {
  const { data, info } = await hero.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const bare = Buffer.from(STAGE_COLOUR.slice(1), 'hex');
  const chance = chances();
  const line = new Float32Array(Math.ceil(info.width / CLUMP));
  const room = Array.from({ length: info.width }, (_, x) => (isWhole ? roomAt(x / info.width) : 1));
  for (let y = 0; y < info.height; y++) {
    if (y % CLUMP === 0) line.set(line.map(() => (chance() + chance() - 1) * GRAIN));
    for (let x = 0; x < info.width; x++) {
      const pixel = data.subarray((y * info.width + x) * 3).subarray(0, 3);
      const [red = 0, green = 0, blue = 0] = pixel;
      const dark = 1 - Math.min(Math.max(red, green, blue) / LIT, 1) ** 2;
      // A wall in one deep colour is dark to the eye, however high that channel.
      const seen = 0.21 * red + 0.72 * green + 0.07 * blue;
      const grain = (line[Math.floor(x / CLUMP)] ?? 0) * Math.max(0, 1 - seen / LIT);
      for (let channel = 0; channel < 3; channel++) {
        const stage = bare[channel] ?? 0;
        const lifted = Math.max(pixel[channel] ?? 0, stage * dark) + grain;
        const level = stage + (room[x] ?? 1) * (lifted - stage);
        pixel[channel] = Math.max(0, Math.round(level));
      }
    }
  }
  return sharp(data, { raw: info });
}
