import sharp from 'sharp';
import {
  CLOSE_HERO_CROP,
  ITEM_CROP,
  type PictureCrop,
  WHOLE_HERO_CROP,
} from '@/lib/site/picture-files';
import { STAGE_COLOUR, STUDIO_COLOUR } from './colour-roles';
import { framePhotograph } from './frame-photograph';

const [RED, BLUE, WHITE] = ['#ff0000', '#0000ff', '#ffffff'];
const parseHex = (hex: string) => [...Buffer.from(hex.slice(1), 'hex')];
type Block = readonly [left: number, top: number, width: number, height: number, colour: string];

/** Draws blocks on a ground. */
const draw = (width: number, height: number, background: string, ...blocks: readonly Block[]) =>
  sharp({ create: { width, height, channels: 4, background } }).composite(
    blocks.map(([left, top, width, height, background]) => {
      return { input: { create: { width, height, channels: 3, background } }, left, top };
    }),
  );

/** Frames a photograph as a card or a hero. `at(0.5, 1)` returns the pixel at the bottom middle. */
async function frame(photograph: Buffer, crop = ITEM_CROP) {
  const framed = await framePhotograph(photograph, crop);
  const image = sharp(framed).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const at = (across: number, down: number) => {
    const [x, y] = [Math.round(across * (info.width - 1)), Math.round(down * (info.height - 1))];
    return [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  };
  return { at, ratio: info.width / info.height };
}

it('shows a product upright and whole, in the middle of its own ground', async () => {
  // Taken with the camera on its side: the red block is at the top.
  const blocks = [[500, 250, 400, 150, RED] as const, [900, 250, 200, 150, BLUE] as const];
  const photograph = draw(1200, 600, WHITE, ...blocks).withMetadata({ orientation: 6 });
  const { at, ratio } = await frame(await photograph.jpeg().toBuffer());
  expect(ratio).toBeCloseTo(4 / 3);
  // A card may be cropped to 2:1.
  for (const down of [0, 0.16, 0.84, 1]) expect(at(0.5, down)).toEqual(parseHex(WHITE));
  expect(at(0.5, 0.3)[0]).toBeGreaterThan(240);
  expect(at(0.5, 0.3)[2]).toBeLessThan(20);
  expect(at(0.5, 0.76)[2]).toBeGreaterThan(240);
});

const HALF = draw(1200, 1200, RED, [0, 0, 600, 1200, BLUE]);
const ITEM_CUT_OUT = draw(1000, 1000, '#0000', [300, 300, 400, 400, RED]);
const TALL = draw(800, 1200, '#0000', [50, 0, 700, 1200, RED]);
type Pixel = readonly [across: number, down: number, colour: string];
it.each<[string, typeof HALF, PictureCrop, ...Pixel[]]>([
  ['a cut-out', ITEM_CUT_OUT, ITEM_CROP, [0, 0, STUDIO_COLOUR], [0.5, 0.5, RED]],
  ['a scene', HALF, ITEM_CROP, [0, 0.5, STUDIO_COLOUR], [0.3, 0.5, BLUE], [0.7, 0.5, RED]],
  ['a wide hero', HALF, WHOLE_HERO_CROP, [0, 0.5, STAGE_COLOUR], [1, 0.5, RED]],
  ['a phone’s hero', HALF, CLOSE_HERO_CROP, [0, 0.5, BLUE], [1, 0.5, RED]],
  [
    'a hero’s cut-out',
    TALL,
    WHOLE_HERO_CROP,
    [0.65, 0, RED],
    [0.65, 1, RED],
    [0.98, 0.5, STAGE_COLOUR],
  ],
])('shows %s on paper or stage', async (_name, photograph, crop, ...pixels) => {
  const { at } = await frame(await photograph.clone().png().toBuffer(), crop);
  for (const [across, down, colour] of pixels)
    expect([across, down, ...at(across, down)]).toEqual([across, down, ...parseHex(colour)]);
});

it('refuses a file that is cut short', async () => {
  const photograph = await draw(1000, 1000, WHITE, [0, 0, 500, 999, RED]).jpeg().toBuffer();
  await expect(frame(photograph.subarray(0, photograph.length / 2))).rejects.toThrow();
});
