import sharp from 'sharp';
import { type Framing, framePhotograph } from './frame-photograph';
import { STAGE_COLOUR, STUDIO_COLOUR } from './stage-colours';

const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };
const WHITE = { r: 255, g: 255, b: 255 };
type Colour = typeof RED;
const getLevels = ({ r, g, b }: Colour) => [r, g, b];
const CORNERS = [0, 1].flatMap((x) => [0, 1].map((y) => [x, y] as const));
const parseHex = (hex: string) => [...Buffer.from(hex.slice(1), 'hex')];

/** Draws blocks on a ground. */
const draw = (
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

/** Frames a photograph as a card, or as a crop of a hero. `at` returns the pixel at a share of the width and height. */
async function frame(photograph: Buffer, framing: Framing = 'whole', crop?: 'whole' | 'close') {
  const framed = await framePhotograph(
    photograph,
    crop ? 'hero' : 'card',
    crop ?? 'whole',
    framing,
  );
  const { data, info } = await sharp(framed)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (across: number, down: number) => {
    const [x, y] = [Math.round(across * (info.width - 1)), Math.round(down * (info.height - 1))];
    return [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  };
  return { at, ratio: info.width / info.height };
}

describe('a product’s photograph', () => {
  it('shows the product upright and whole, in the middle of its own ground', async () => {
    // Taken with the camera on its side: the red block is at the top.
    const blocks = [[1000, 500, 800, 300, RED] as const, [1800, 500, 400, 300, BLUE] as const];
    const photograph = await draw([2400, 1200], WHITE, ...blocks)
      .jpeg()
      .toBuffer();
    const turned = await sharp(photograph).withMetadata({ orientation: 6 }).toBuffer();
    const { at, ratio } = await frame(turned);
    expect(ratio).toBeCloseTo(4 / 3);
    for (const [x, y] of CORNERS) expect(at(x, y)).toEqual(getLevels(WHITE));
    expect(at(0.5, 0.3)[0]).toBeGreaterThan(240);
    expect(at(0.5, 0.3)[2]).toBeLessThan(20);
    expect(at(0.5, 0.76)[2]).toBeGreaterThan(240);
    // A card may be cropped to 2:1.
    expect(at(0.5, 0.16)).toEqual(getLevels(WHITE));
    expect(at(0.5, 0.84)).toEqual(getLevels(WHITE));
  });

  it('is put on our paper where the product is cut out, and keeps a scene', async () => {
    const cutOut = await draw([1000, 1000], '#0000', [300, 300, 400, 400, RED]).png().toBuffer();
    const { at } = await frame(cutOut);
    expect(at(0, 0)).toEqual(parseHex(STUDIO_COLOUR));
    expect(at(0.5, 0.5)).toEqual(getLevels(RED));
    const scene = await draw([1200, 1200], WHITE, [0, 0, 600, 1200, BLUE]).png().toBuffer();
    const whole = await frame(scene);
    expect(whole.at(0, 0.5)).toEqual(parseHex(STUDIO_COLOUR));
    expect(whole.at(0.3, 0.5)).toEqual(getLevels(BLUE));
    expect(whole.at(0.7, 0.5)).toEqual(getLevels(WHITE));
  });

  it('fills its frame on request', async () => {
    const scene = await draw([1200, 1200], RED, [0, 0, 600, 1200, BLUE]).png().toBuffer();
    const { at } = await frame(scene, 'cover');
    expect([at(0, 0), at(1, 1)]).toEqual([getLevels(BLUE), getLevels(RED)]);
  });

  it('keeps the colours of a wide colour space', async () => {
    const wide = await draw([1000, 1000], RED).withIccProfile('p3').png().toBuffer();
    const { at } = await frame(wide);
    for (const [channel, level] of at(0.5, 0.5).entries())
      expect(Math.abs(level - (getLevels(RED)[channel] ?? 0))).toBeLessThanOrEqual(2);
  });

  it('is refused where its file is cut short', async () => {
    const photograph = await draw([1000, 1000], WHITE, [0, 0, 500, 999, RED]).jpeg().toBuffer();
    await expect(frame(photograph.subarray(0, photograph.length / 2))).rejects.toThrow();
  });
});

describe('a hero’s photograph', () => {
  it('fills the right of the stage, and all of a phone’s crop', async () => {
    const scene = await draw([2400, 1600], RED).jpeg().toBuffer();
    const wide = await frame(scene, 'whole', 'whole');
    expect(wide.at(0, 0.5)).toEqual(parseHex(STAGE_COLOUR));
    expect(wide.at(1, 0.5)[0]).toBeGreaterThan(240);
    const close = await frame(scene, 'whole', 'close');
    expect(close.at(0, 0.5)[0]).toBeGreaterThan(240);
  });

  it('shows a cut-out whole on the stage', async () => {
    const cutOut = await draw([1600, 2400], '#0000', [100, 0, 1400, 2400, RED]).png().toBuffer();
    const { at } = await frame(cutOut, 'whole', 'whole');
    expect(at(0.65, 0.02)).toEqual(getLevels(RED));
    expect(at(0.65, 0.98)).toEqual(getLevels(RED));
    expect(at(0.98, 0.5)).toEqual(parseHex(STAGE_COLOUR));
  });
});
