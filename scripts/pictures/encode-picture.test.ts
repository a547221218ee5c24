import sharp from 'sharp';
import { type PictureRecord, pictures } from '@/data/shop/pictures';
import { getPictureFileName, WHOLE_HERO } from '@/lib/site/picture-files';
import { STAGE_COLOUR } from './colour-roles';

const stage = Buffer.from(STAGE_COLOUR.slice(1), 'hex');
const heroes = Object.entries<PictureRecord>(pictures)
  .filter(([, { kind, isPhotograph }]) => kind === 'hero' && !isPhotograph)
  .map(([id]) => id);

// AVIF's rounding may change a level by one. One width is enough, since all are made from the same pixels.
it.each(heroes)(
  '%s fades out to the bare stage, without grain, behind the headline',
  async (id) => {
    const [least] = WHOLE_HERO.widths;
    const file = `public/pictures/${getPictureFileName(id, WHOLE_HERO, least, 'avif')}`;
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
