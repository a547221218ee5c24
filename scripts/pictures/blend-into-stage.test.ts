/** @jest-environment node */
import sharp from 'sharp';
import { pictures } from '@/data/shop';
import { getPictureFileName, getDelivery } from '@/lib/site/picture-files';
import { blendIntoStage } from './blend-into-stage';
import { STAGE_COLOUR } from './stage-colours';

const bare = Buffer.from(STAGE_COLOUR.slice(1), 'hex');
const heroes = Object.keys(pictures).filter((id) => pictures[id]?.kind === 'hero');
const files = heroes.flatMap((id) =>
  getDelivery('hero', 'whole').widths.map((width) => getPictureFileName(id, 'whole', width, 'avif')),
);

/** How far the left fifth of a picture is from the stage's colour at most, in levels of a channel. */
async function furthest(picture: string | Buffer): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  const words = { left: 0, top: 0, width: Math.round(width / 5), height };
  const levels = await sharp(picture).removeAlpha().extract(words).raw().toBuffer();
  return levels.reduce(
    (most, level, at) => Math.max(most, Math.abs(level - (bare[at % 3] ?? 0))),
    0,
  );
}

// A level either way is what AVIF's own colours round by, and what decoders differ by.
it.each(files)('%s runs out to the stage, without grain, where the words stand', async (file) => {
  expect(await furthest(`public/pictures/${file}`)).toBeLessThanOrEqual(1);
});

it('keeps what is lit, and lets nothing be darker than the stage but for its grain', async () => {
  const white = { r: 240, g: 240, b: 240 };
  const lamp = { create: { width: 40, height: 40, channels: 3 as const, background: white } };
  const night = { create: { width: 200, height: 60, channels: 3 as const, background: '#000' } };
  const picture = sharp(night).composite([{ input: lamp, left: 150, top: 0 }]);
  const drawn = await blendIntoStage(sharp(await picture.png().toBuffer()), true);
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  expect(at(0, 30)).toEqual([...bare]);
  expect(at(170, 20)).toEqual([240, 240, 240]);
  for (const [channel, level] of at(199, 59).entries()) {
    expect(Math.abs(level - (bare[channel] ?? 0))).toBeLessThanOrEqual(4);
  }
});
