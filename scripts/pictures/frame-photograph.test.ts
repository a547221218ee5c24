/** @jest-environment node */
import sharp from 'sharp';
import { framePhotograph, type Framing } from './frame-photograph';
import { STAGE_COLOUR, STUDIO_COLOUR } from './stage-colours';

const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };
const WHITE = { r: 255, g: 255, b: 255 };
type Colour = typeof RED;
const levels = ({ r, g, b }: Colour) => [r, g, b];
const CORNERS = [0, 1].flatMap((x) => [0, 1].map((y) => [x, y] as const));
const bytes = (hex: string) => [...Buffer.from(hex.slice(1), 'hex')];

/** A ground with blocks on it. */
const drawn = (
  [width, height]: readonly [number, number],
  background: Colour | string,
  ...blocks: readonly (readonly [left: number, top: number, wide: number, high: number, Colour])[]
) =>
  sharp({ create: { width, height, channels: 4, background } }).composite(
    blocks.map(([left, top, wide, high, colour]) => ({
      input: { create: { width: wide, height: high, channels: 3, background: colour } },
      left,
      top,
    })),
  );

/** A photograph as a card, or as a crop of a hero: the pixel at a share of its width and height. */
async function shown(photograph: Buffer, framing: Framing = 'whole', crop?: 'whole' | 'close') {
  const made = await framePhotograph(
    photograph,
    crop ? 'hero' : 'card',
    crop ?? 'whole',
    framing,
  );
  const { data, info } = await sharp(made)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (across: number, down: number) => {
    const [x, y] = [Math.round(across * (info.width - 1)), Math.round(down * (info.height - 1))];
    return [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  };
  return { at, ratio: info.width / info.height };
}

describe('a product', () => {
  it('stands upright, whole, and in the middle of the ground that it was taken on', async () => {
    // Taken with the camera on its side: what is red is at the top.
    const blocks = [[1000, 500, 800, 300, RED] as const, [1800, 500, 400, 300, BLUE] as const];
    const photograph = await drawn([2400, 1200], WHITE, ...blocks)
      .jpeg()
      .toBuffer();
    const turned = await sharp(photograph).withMetadata({ orientation: 6 }).toBuffer();
    const { at, ratio } = await shown(turned);
    expect(ratio).toBeCloseTo(4 / 3);
    for (const [x, y] of CORNERS) expect(at(x, y)).toEqual(levels(WHITE));
    expect(at(0.5, 0.3)[0]).toBeGreaterThan(240);
    expect(at(0.5, 0.3)[2]).toBeLessThan(20);
    expect(at(0.5, 0.76)[2]).toBeGreaterThan(240);
    // A card may be cropped to 2:1.
    expect(at(0.5, 0.16)).toEqual(levels(WHITE));
    expect(at(0.5, 0.84)).toEqual(levels(WHITE));
  });

  it('stands on our paper where its photograph is cut out, and in sight of what is around it elsewhere', async () => {
    const cutOut = await drawn([1000, 1000], '#0000', [300, 300, 400, 400, RED]).png().toBuffer();
    const { at } = await shown(cutOut);
    expect(at(0, 0)).toEqual(bytes(STUDIO_COLOUR));
    expect(at(0.5, 0.5)).toEqual(levels(RED));
    const scene = await drawn([1200, 1200], WHITE, [0, 0, 600, 1200, BLUE]).png().toBuffer();
    const whole = await shown(scene);
    expect(whole.at(0, 0.5)).toEqual(bytes(STUDIO_COLOUR));
    expect(whole.at(0.3, 0.5)).toEqual(levels(BLUE));
    expect(whole.at(0.7, 0.5)).toEqual(levels(WHITE));
  });

  it('fills its frame where its record says so', async () => {
    const scene = await drawn([1200, 1200], RED, [0, 0, 600, 1200, BLUE]).png().toBuffer();
    const { at } = await shown(scene, 'cover');
    expect([at(0, 0), at(1, 1)]).toEqual([levels(BLUE), levels(RED)]);
  });

  it('keeps its colours, whatever its camera counts them in', async () => {
    const wide = await drawn([1000, 1000], RED).withIccProfile('p3').png().toBuffer();
    const { at } = await shown(wide);
    for (const [channel, level] of at(0.5, 0.5).entries())
      expect(Math.abs(level - (levels(RED)[channel] ?? 0))).toBeLessThanOrEqual(2);
  });

  it('is not read where its file ends too soon', async () => {
    const photograph = await drawn([1000, 1000], WHITE, [0, 0, 500, 999, RED]).jpeg().toBuffer();
    await expect(shown(photograph.subarray(0, photograph.length / 2))).rejects.toThrow();
  });
});

describe('what opens a page', () => {
  it('takes the right of the stage, and all of a phone’s crop', async () => {
    const scene = await drawn([2400, 1600], RED).jpeg().toBuffer();
    const wide = await shown(scene, 'whole', 'whole');
    expect(wide.at(0, 0.5)).toEqual(bytes(STAGE_COLOUR));
    expect(wide.at(1, 0.5)[0]).toBeGreaterThan(240);
    const close = await shown(scene, 'whole', 'close');
    expect(close.at(0, 0.5)[0]).toBeGreaterThan(240);
  });

  it('stands whole on the stage where it is cut out', async () => {
    const cutOut = await drawn([1600, 2400], '#0000', [100, 0, 1400, 2400, RED]).png().toBuffer();
    const { at } = await shown(cutOut, 'whole', 'whole');
    expect(at(0.65, 0.02)).toEqual(levels(RED));
    expect(at(0.65, 0.98)).toEqual(levels(RED));
    expect(at(0.98, 0.5)).toEqual(bytes(STAGE_COLOUR));
  });
});
