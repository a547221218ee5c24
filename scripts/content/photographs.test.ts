import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { formatContentIssue } from './content-issue';
import { findPhotographIssues, listPhotographs } from './photographs';
import { readPack } from './read-pack';
import { sampleFiles, samplePack } from './testing/sample-pack';

const shop = mkdtempSync(path.join(os.tmpdir(), 'shop-'));
afterAll(() => rmSync(shop, { recursive: true }));

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

/** Returns the issues of photographs in an owner's folder, without the folder's name. */
async function findIssues(files: Readonly<Record<string, Buffer>>): Promise<readonly string[]> {
  rmSync(`${shop}/photos`, { recursive: true, force: true });
  mkdirSync(`${shop}/photos`);
  for (const [name, bytes] of Object.entries(files)) writeFileSync(`${shop}/photos/${name}`, bytes);
  const found = listPhotographs(shop);
  const { subjects } = readPack(sampleFiles, {}, { photographs: found.map(({ id }) => id) });
  const issues = await findPhotographIssues(found, subjects);
  return issues.map((issue) => formatContentIssue(issue).replace(`${shop}/photos/`, ''));
}

it('takes a photograph of a product, and one in place of a picture', async () => {
  const hero = await photograph(2400, 1600);
  expect(
    await findIssues({ 'rm850e.JPG': await photograph(6000, 5000), 'hero-home.jpeg': hero }),
  ).toEqual([]);
});

it.each([
  [
    'of nothing known',
    'rm850.jpg',
    photograph(900, 900),
    'matches no product or picture: name it after',
  ],
  [
    'named in capitals',
    'RM850E.JPG',
    photograph(900, 900),
    'matches no product or picture: rename it to rm850e.jpg',
  ],
  [
    'named as a copy',
    'rm850e (1).jpg',
    photograph(900, 900),
    'matches no product or picture: rename it to rm850e.jpg',
  ],
  [
    'of nothing known and in another format',
    'IMG_1.HEIC',
    photograph(900, 900),
    'is not a JPEG, PNG',
  ],
  [
    'too small',
    'rm850e.jpg',
    photograph(799, 599),
    'is 799 × 599 pixels: use a photograph of a product that is at least 800',
  ],
  [
    'too small to open a page',
    'hero-home.jpg',
    photograph(1600, 800),
    'is 1600 × 800 pixels: use a photograph for the top',
  ],
  ['too large', 'rm850e.jpg', photograph(8000, 6300), 'is 8000 × 6300 pixels, over 50 megapixels'],
  [
    'of another format',
    'rm850e.heic',
    photograph(900, 900),
    'is not a JPEG, PNG, WebP or AVIF: save',
  ],
  ['no picture', 'rm850e.png', Buffer.from('rm850e'), 'can’t be read as a picture: save it again'],
])('reports in one line a photograph that is %s', async (_, name, bytes, line) => {
  const [first, ...others] = await findIssues({ [name]: await bytes });
  expect(first).toContain(`${name}: ${line}`);
  expect(others).toEqual([]);
});

it('reports a folder, and ignores what operating systems add', async () => {
  const found = async () =>
    (await findPhotographIssues(listPhotographs(shop), { pictures: {}, productIds: [] })).map(
      formatContentIssue,
    );
  await findIssues({ 'Thumbs.db': Buffer.from(''), '.DS_Store': Buffer.from('') });
  expect(await found()).toEqual([]);
  mkdirSync(`${shop}/photos/photos`);
  expect(await found()).toEqual([
    `${shop}/photos/photos: is a folder: move its photographs to photos/ itself`,
  ]);
});

it('reports a truncated photograph, and a second one of the same product', async () => {
  const whole = await photograph(900, 900);
  const half = whole.subarray(0, whole.length / 2);
  expect(await findIssues({ 'rm850e.jpg': half })).toEqual([
    expect.stringContaining('can’t be read'),
  ]);
  expect(await findIssues({ 'rm850e.jpg': whole, 'rm850e.png': whole })).toEqual([
    `rm850e.png: is a second rm850e beside ${shop}/photos/rm850e.jpg: remove one of the two`,
  ]);
});

it('reports photographs although other files have issues', async () => {
  await findIssues({
    'rm850e.jpg': await photograph(900, 900),
    'rm850.jpg': await photograph(900, 900),
  });
  const files = sampleFiles.map((file) =>
    file.name === 'products/rm850e' ? { ...file, source: 'name: Fan' } : file,
  );
  const { pack, subjects } = readPack(files, {});
  expect(pack).toBeUndefined();
  const issues = await findPhotographIssues(listPhotographs(shop), subjects);
  expect(issues.map(({ file = '' }) => path.basename(file))).toEqual(['rm850.jpg']);
});

it('lays no stock photograph over the owner’s own', () => {
  expect(samplePack.pictures['hero-home']?.stock).toBeDefined();
  const { pack } = readPack(sampleFiles, {}, { photographs: ['hero-home'] });
  expect(pack?.pictures['hero-home']?.stock).toBeUndefined();
});
