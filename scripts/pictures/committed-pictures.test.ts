import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { type PictureRecord, pictures } from '@/data/shop/pictures';
import { deliveriesByKind, getPictureFileName, listPictureFiles } from '@/lib/site/picture-files';
import { PICTURES_FOLDER } from './make-picture';
import { listPictureTasks } from './picture-tasks';

const records = Object.entries<PictureRecord>(pictures);
// The files of a photograph need not be committed. A build makes them, since an owner may have no terminal.
const renders = records.filter(([, { isPhotograph }]) => !isPhotograph);
const crops = renders.flatMap(([id, { kind }]) =>
  deliveriesByKind[kind].map((delivery) => [id, kind, delivery.crop, delivery] as const),
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
  async (id, _kind, _crop, delivery) => {
    const { width, height, widths, budget } = delivery;
    expect(widths).toContain(budget.width);
    for (const size of widths) {
      const file = `${PICTURES_FOLDER}/${getPictureFileName(id, delivery, size, 'avif')}`;
      const expected = { width: size, height: Math.round((size * height) / width) };
      expect(await sharp(file).metadata()).toMatchObject(expected);
      if (size <= budget.width) expect(statSync(file).size).toBeLessThanOrEqual(budget.bytes);
    }
  },
);
