/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { photographMistakes, photographsOf } from './photographs';
import { readPack } from './read-pack';
import { sampleFiles, samplePack } from './testing/sample-pack';

const shop = mkdtempSync(path.join(os.tmpdir(), 'shop-'));
afterAll(() => rmSync(shop, { recursive: true }));

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

/** What is told of photographs in an owner's folder, without the folder. */
async function told(files: Readonly<Record<string, Buffer>>): Promise<readonly string[]> {
  rmSync(`${shop}/photos`, { recursive: true, force: true });
  mkdirSync(`${shop}/photos`);
  for (const [name, bytes] of Object.entries(files)) writeFileSync(`${shop}/photos/${name}`, bytes);
  const found = photographsOf(shop);
  const { photographable } = readPack(sampleFiles, {}, { photographs: found.map(({ id }) => id) });
  const mistakes = await photographMistakes(found, photographable);
  return mistakes.map(({ file, text }) => `${file}: ${text}`.replace(`${shop}/photos/`, ''));
}

it('takes a photograph of a product, and one in place of a picture', async () => {
  const hero = await photograph(2400, 1600);
  expect(await told({ 'rm850e.JPG': await photograph(700, 900), 'hero-home.jpeg': hero })).toEqual(
    [],
  );
});

it.each([
  ['of nobody', 'rm850.jpg', photograph(900, 900), 'is of no product or picture: name it as'],
  [
    'of one in capitals',
    'RM850E.JPG',
    photograph(900, 900),
    'is of no product or picture: name it rm850e.jpg',
  ],
  [
    'a copy of one',
    'rm850e (1).jpg',
    photograph(900, 900),
    'is of no product or picture: name it rm850e.jpg',
  ],
  ['of nobody and in another format', 'IMG_1.HEIC', photograph(900, 900), 'is no JPEG, PNG'],
  ['too small', 'rm850e.jpg', photograph(799, 599), 'is 799 × 599 pixels: a product’s must be 800'],
  ['too small to open a page', 'hero-home.jpg', photograph(1600, 800), 'is 1600 × 800 pixels: one'],
  ['too large', 'rm850e.jpg', photograph(6000, 5000), 'is 6000 × 5000 pixels, over 25 megapixels'],
  ['of another format', 'rm850e.heic', photograph(900, 900), 'is no JPEG, PNG, WebP or AVIF: save'],
  ['no picture', 'rm850e.png', Buffer.from('rm850e'), 'can’t be read as a picture: save it again'],
])('tells in one line of a photograph that is %s', async (_, name, bytes, line) => {
  const [first, ...others] = await told({ [name]: await bytes });
  expect(first).toContain(`${name}: ${line}`);
  expect(others).toEqual([]);
});

it('tells of a folder among them, and passes over what a computer puts there', async () => {
  const found = async () =>
    (await photographMistakes(photographsOf(shop), { pictures: {}, ids: [] })).map(
      ({ text }) => text,
    );
  await told({ 'Thumbs.db': Buffer.from(''), '.DS_Store': Buffer.from('') });
  expect(await found()).toEqual([]);
  mkdirSync(`${shop}/photos/photos`);
  expect(await found()).toEqual(['is a folder: put its photographs beside it']);
});

it('tells of one that ends too soon, and of two of one product', async () => {
  const whole = await photograph(900, 900);
  const half = whole.subarray(0, whole.length / 2);
  expect(await told({ 'rm850e.jpg': half })).toEqual([expect.stringContaining('can’t be read')]);
  expect(await told({ 'rm850e.jpg': whole, 'rm850e.png': whole })).toEqual([
    `rm850e.png: is a second rm850e beside ${shop}/photos/rm850e.jpg: remove one of the two`,
  ]);
});

it('tells of photographs beside the mistakes of other files, each at once', async () => {
  await told({ 'rm850e.jpg': await photograph(900, 900), 'rm850.jpg': await photograph(900, 900) });
  const files = sampleFiles.map((file) =>
    file.name === 'products/rm850e' ? { ...file, source: 'name: Fan' } : file,
  );
  const { pack, photographable } = readPack(files, {});
  expect(pack).toBeUndefined();
  const mistakes = await photographMistakes(photographsOf(shop), photographable);
  expect(mistakes.map(({ file }) => path.basename(file))).toEqual(['rm850.jpg']);
});

describe('a pack', () => {
  const file = (name: string) => sampleFiles.find((each) => each.name === name);
  const without = (name: string, line: RegExp) =>
    sampleFiles.map((each) =>
      each.name === name ? { ...each, source: each.source.replace(line, '') } : each,
    );

  it('shows a product by its photograph, which needs no other picture', () => {
    expect(file('products/rm850e')?.source).toMatch(/^image: /m);
    const files = without('products/rm850e', /^image: .*\n/m);
    expect(readPack(files, {}).mistakes.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^rm850e, image: .*photograph/),
    ]);
    const { pack } = readPack(files, {}, { photographs: ['rm850e'] });
    expect(pack?.products.find(({ id }) => id === 'rm850e')?.image).toBe('rm850e');
    expect(pack?.pictures.rm850e).toEqual({ kind: 'card', alt: 'Corsair RM850e 850 W' });
    expect(pack?.photographs).toEqual(['rm850e']);
  });

  it('lays no stock photograph over the owner’s own', () => {
    expect(samplePack.pictures['hero-home']?.stock).toBeDefined();
    const { pack } = readPack(sampleFiles, {}, { photographs: ['hero-home'] });
    expect(pack?.pictures['hero-home']?.stock).toBeUndefined();
  });
});
