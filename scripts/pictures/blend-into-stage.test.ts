import sharp from 'sharp';
import { pictures } from '@/data/shop';
import { getDelivery, getPictureFileName } from '@/lib/site/picture-files';
import { blendIntoStage } from './blend-into-stage';
import { STAGE_COLOUR } from './stage-colours';

const stage = Buffer.from(STAGE_COLOUR.slice(1), 'hex');
const heroes = Object.keys(pictures).filter((id) => pictures[id]?.kind === 'hero');
const files = heroes.flatMap((id) =>
  getDelivery('hero', 'whole').widths.map((width) =>
    getPictureFileName(id, 'whole', width, 'avif'),
  ),
);

/** Returns the largest difference of the left fifth of a picture from the stage's colour, in levels of a channel. */
async function measureDifference(picture: string | Buffer): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  const area = { left: 0, top: 0, width: Math.round(width / 5), height };
  const levels = await sharp(picture).removeAlpha().extract(area).raw().toBuffer();
  return levels.reduce(
    (most, level, at) => Math.max(most, Math.abs(level - (stage[at % 3] ?? 0))),
    0,
  );
}

// AVIF's rounding and different decoders each change a level by up to one.
it.each(files)(
  '%s fades out to the bare stage, without grain, behind the headline',
  async (file) => {
    expect(await measureDifference(`public/pictures/${file}`)).toBeLessThanOrEqual(1);
  },
);

it('keeps lit areas, and makes nothing darker than the stage except by grain', async () => {
  const white = { r: 240, g: 240, b: 240 };
  const lamp = { create: { width: 40, height: 40, channels: 3 as const, background: white } };
  const night = { create: { width: 200, height: 60, channels: 3 as const, background: '#000' } };
  const picture = sharp(night).composite([{ input: lamp, left: 150, top: 0 }]);
  const drawn = await blendIntoStage(sharp(await picture.png().toBuffer()), true);
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  expect(at(0, 30)).toEqual([...stage]);
  expect(at(170, 20)).toEqual([240, 240, 240]);
  for (const [channel, level] of at(199, 59).entries()) {
    expect(Math.abs(level - (stage[channel] ?? 0))).toBeLessThanOrEqual(4);
  }
});
