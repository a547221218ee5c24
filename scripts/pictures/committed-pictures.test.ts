import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { type PictureRecord, pictures } from '@/data/shop/pictures';
import * as pictureFiles from '@/lib/site/picture-files';
import { STAGE_COLOUR } from './colour-roles';
import { ICON_SIZES } from './make-icons';
import { PICTURES_FOLDER } from './make-picture';
import { listPictureTasks } from './picture-tasks';

const { cropsByKind, getPictureFileName, listPictureFiles, WHOLE_HERO_CROP } = pictureFiles;
const stage = [...Buffer.from(STAGE_COLOUR.slice(1), 'hex')];

const records = Object.entries<PictureRecord>(pictures);
// A build makes the files of a photograph, since an owner without a terminal can't commit them.
const renders = records.filter(([, { photograph }]) => photograph === undefined);
const crops = renders.flatMap(([id, { kind }]) =>
  cropsByKind[kind].map((crop) => [id, kind, crop.name, crop] as const),
);
const committed = readdirSync(PICTURES_FOLDER);

it('has the files of each render, and none without a picture', () => {
  const listFiles = (list: typeof records) =>
    list.flatMap(([id, { kind }]) => listPictureFiles(id, kind));
  expect(committed).toEqual(expect.arrayContaining(listFiles(renders)));
  expect(listFiles(records)).toEqual(expect.arrayContaining(committed));
});

it('has renders and icons that were made from their present masters (`npm run pictures`)', () => {
  const record = JSON.parse(readFileSync('artwork/pictures.json', 'utf8'));
  const ids = renders.map(([id]) => id);
  const hashes = listPictureTasks()
    .filter(({ name }) => ids.includes(name) || !(name in pictures))
    .map(({ name, hash }) => [name, hash]);
  expect(record).toMatchObject(Object.fromEntries(hashes));
});

it.each(crops)(
  '%s, a %s, %s, has its stated size and stays within its budget',
  async (id, _kind, _name, crop) => {
    const { width, height, widths, budget } = crop;
    expect(widths).toContain(budget.width);
    for (const size of widths) {
      const file = `${PICTURES_FOLDER}/${getPictureFileName(id, crop, size, 'avif')}`;
      const expected = { width: size, height: Math.round((size * height) / width) };
      expect(await sharp(file).metadata()).toMatchObject(expected);
      if (size <= budget.width) expect(statSync(file).size).toBeLessThanOrEqual(budget.bytes);
    }
  },
);

const heroes = renders.filter(([, { kind }]) => kind === 'hero').map(([id]) => id);

// AVIF's rounding may change a level by one. All widths are made from the same pixels.
it.each(heroes)(
  '%s fades out to the bare stage, without grain, behind the headline',
  async (id) => {
    const [width] = WHOLE_HERO_CROP.widths;
    const file = `${PICTURES_FOLDER}/${getPictureFileName(id, WHOLE_HERO_CROP, width, 'avif')}`;
    const { height } = await sharp(file).metadata();
    const area = { left: 0, top: 0, width: Math.round(width / 5), height };
    const { channels } = await sharp(
      await sharp(file).removeAlpha().extract(area).png().toBuffer(),
    ).stats();
    for (const [channel, { min, max }] of channels.entries())
      for (const level of [min, max])
        expect(Math.abs(level - (stage[channel] ?? 0))).toBeLessThanOrEqual(1);
  },
);

it.each(Object.entries(ICON_SIZES).filter(([file]) => file.endsWith('.png')))(
  '%s is %i px wide and high, and opaque for iPhones, which would make its ground black',
  async (file, size) => {
    const icon = sharp(file);
    expect(await icon.metadata()).toMatchObject({ width: size, height: size });
    const { isOpaque } = await icon.stats();
    expect(isOpaque).toBe(file.includes('apple'));
  },
);
