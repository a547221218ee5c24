import { readdirSync, readFileSync } from 'node:fs';
import { type PictureRecord, pictures } from '@/data/shop/pictures';
import { listPictureFiles } from '@/lib/site/picture-files';
import { PICTURES_FOLDER } from './make-picture';
import { listPictureTasks } from './picture-tasks';

const records = Object.entries<PictureRecord>(pictures);
// The files of a photograph need not be committed. A build makes them, since an owner may have no terminal.
const isPhotograph = (id: string) =>
  records.some(([key, { photograph }]) => key === id && photograph);
const renders = records.filter(([id]) => !isPhotograph(id));
const committed = readdirSync(PICTURES_FOLDER);

it('has the files of each render, and none without a picture', () => {
  const listFiles = (list: typeof records) =>
    list.flatMap(([id, { kind }]) => listPictureFiles(id, kind));
  expect(committed).toEqual(expect.arrayContaining(listFiles(renders)));
  expect(listFiles(records)).toEqual(expect.arrayContaining(committed));
});

it('has renders and icons that were made from their present masters (`npm run pictures`)', () => {
  const record = JSON.parse(readFileSync('artwork/pictures.json', 'utf8'));
  const hashes = listPictureTasks()
    .filter(({ name }) => !isPhotograph(name))
    .map(({ name, hash }) => [name, hash]);
  expect(record).toMatchObject(Object.fromEntries(hashes));
});
