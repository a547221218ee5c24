import sharp from 'sharp';
import { type PictureRecord, pictures } from '@/data/shop/pictures';
import { getDelivery, getPictureFileName } from '@/lib/site/picture-files';
import { STAGE_COLOUR } from './colour-roles';
import { blendIntoStage } from './encode-picture';

const stage = Buffer.from(STAGE_COLOUR.slice(1), 'hex');
const heroes = Object.entries<PictureRecord>(pictures)
  .filter(([, { kind, photograph }]) => kind === 'hero' && !photograph)
  .map(([id]) => id);

// AVIF's rounding and different decoders each change a level by up to one. All widths are made from the same pixels.
it.each(heroes)(
  '%s fades out to the bare stage, without grain, behind the headline',
  async (id) => {
    const [least = 0] = getDelivery('hero', 'whole').widths;
    const file = `public/pictures/${getPictureFileName(id, 'whole', least, 'avif')}`;
    const { width, height } = await sharp(file).metadata();
    const area = { left: 0, top: 0, width: Math.round(width / 5), height };
    const { channels } = await sharp(
      await sharp(file).removeAlpha().extract(area).png().toBuffer(),
    ).stats();
    for (const [channel, { min, max }] of channels.entries())
      for (const level of [min, max])
        expect(Math.abs(level - (stage[channel] ?? 0))).toBeLessThanOrEqual(1);
  },
);

it('keeps lit areas, and makes nothing darker than the stage except by grain', async () => {
  const lamp = { create: { width: 40, height: 40, channels: 3 as const, background: '#f0f0f0' } };
  const night = { create: { width: 200, height: 60, channels: 3 as const, background: '#000' } };
  const picture = sharp(night).composite([{ input: lamp, left: 150, top: 0 }]);
  const drawn = await blendIntoStage(sharp(await picture.png().toBuffer()), true);
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  expect(at(0, 30)).toEqual([...stage]);
  expect(at(170, 20)).toEqual([240, 240, 240]);
  const differences = Array.from({ length: 10 }, (_, row) =>
    at(199, 50 + row).map((level, channel) => Math.abs(level - (stage[channel] ?? 0))),
  ).flat();
  expect(Math.max(...differences)).toBeLessThanOrEqual(4);
  expect(Math.max(...differences)).toBeGreaterThan(0);
});
