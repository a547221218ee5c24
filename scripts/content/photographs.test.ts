import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { formatContentIssue } from './content-issue';
import { findPhotographIssues, listPhotographs } from './photographs';
import { readPack } from './read-shop';
import { sampleFiles, samplePack } from './testing/sample-pack';

const shop = mkdtempSync(path.join(os.tmpdir(), 'shop-'));
afterAll(() => rmSync(shop, { recursive: true }));

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
const square = draw(900, 900);
/** A phone saves an upright photograph lying, with a note to turn it. */
const upright = draw(1600, 900).then((bytes) =>
  sharp(bytes).withMetadata({ orientation: 6 }).toBuffer(),
);
const SUBJECTS = { productIds: ['rm850e'], pictures: samplePack.pictures };

/** Returns the issues of photographs in an owner's folder, without the folder's name. */
async function findIssues(
  files: Readonly<Record<string, Buffer | Promise<Buffer>>>,
  subjects = SUBJECTS,
) {
  rmSync(`${shop}/photos`, { recursive: true, force: true });
  mkdirSync(`${shop}/photos/`);
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(`${shop}/photos/${name}`, await bytes);
  const issues = await findPhotographIssues(listPhotographs(shop), subjects);
  return issues.map((issue) => formatContentIssue(issue).replaceAll(`${shop}/photos/`, ''));
}

it('takes a photograph of a product, and one in place of a picture', async () => {
  const files = { 'rm850e.JPG': draw(800, 400), 'hero-home.jpeg': draw(1600, 900) };
  const cards = { 'mini-pc.avif': draw(400, 600), 'rack-server.webp': square };
  // Files of operating systems are ignored.
  const others = { 'Thumbs.db': Buffer.from(''), '.DS_Store': Buffer.from('') };
  expect(await findIssues({ ...files, ...cards, ...others })).toEqual([]);
});

it.each([
  ['rm850.jpg', square, 'matches no product or picture: name it after'],
  ['RM850E.JPG', square, 'matches no product or picture: rename it to rm850e.jpg'],
  ['rm850e (1).jpg', square, 'matches no product or picture: rename it to rm850e.jpg'],
  ['rm850e.heic', square, 'is not a JPEG, PNG, WebP or AVIF: save'],
  ['rm850e.jpg', draw(799, 599), 'is 799 × 599 pixels: use a photograph of a product that'],
  ['hero-home.jpg', draw(1600, 800), 'is 1600 × 800 pixels: use a photograph for the top'],
  ['hero-home.jpg', upright, 'is 900 × 1600 pixels: use a photograph for the top'],
  ['rm850e.jpg', draw(8000, 6300), 'is 8000 × 6300 pixels, over 50 megapixels: save'],
  ['rm850e.png', Buffer.from('rm850e'), 'can’t be read as a picture: save it again'],
  ['rm850e.jpg', square.then((bytes) => bytes.subarray(0, bytes.length / 2)), 'can’t be read'],
])('reports %s in one line: %#', async (name, bytes, line) => {
  expect(await findIssues({ [name]: bytes })).toEqual([
    expect.stringContaining(`${name}: ${line}`),
  ]);
});

it('reports a folder, and a second photograph of the same product', async () => {
  expect(await findIssues({ 'rm850e.jpg': square, 'rm850e.png': square })).toEqual([
    'rm850e.png: is a second rm850e beside rm850e.jpg: remove one of the two',
  ]);
  mkdirSync(`${shop}/photos/more`);
  const issues = await findPhotographIssues(listPhotographs(shop), SUBJECTS);
  expect(issues.map(formatContentIssue)).toContain(
    `${shop}/photos/more: is a folder: move its photographs to photos/ itself`,
  );
});

it('reports photographs although other files have issues', async () => {
  const files = sampleFiles.map((file) =>
    file.name === 'products/rm850e' ? { ...file, source: 'name: Fan' } : file,
  );
  const { pack, subjects } = readPack(files, {});
  expect(pack).toBeUndefined();
  expect(
    await findIssues({ 'rm850e.jpg': square, 'rm850.jpg': square }, subjects as typeof SUBJECTS),
  ).toEqual([expect.stringContaining('rm850.jpg: matches no product')]);
});

it('asks for a description of a photograph in place of the sample’s picture', async () => {
  const read = (files = sampleFiles) =>
    readPack(files, {}, { sample: sampleFiles, photographs: ['hero-home'] }).subjects.pictures;
  const pictures = read() as typeof SUBJECTS.pictures;
  expect(pictures['hero-home']?.alt).toBe('');
  const photographs = { 'hero-home.jpg': draw(1600, 900) };
  expect(await findIssues(photographs, { ...SUBJECTS, pictures })).toEqual([
    expect.stringMatching(/no description .+ as "hero-home: \{ kind: hero, alt: … \}" in shop\/pi/),
  ]);
  const ownFiles = sampleFiles.map((file) =>
    file.name === 'pictures'
      ? { ...file, source: 'hero-home: { kind: hero, alt: Our bench }', base: file.source }
      : file,
  );
  expect(read(ownFiles)?.['hero-home']?.alt).toBe('Our bench');
});

it('lays no stock photograph over the owner’s own', () => {
  const getStock = (pack = samplePack) => pack.pictures['hero-home']?.stock;
  expect(getStock()).toBeDefined();
  const { pack } = readPack(sampleFiles, {}, { photographs: ['hero-home'] });
  expect(getStock(pack)).toBeUndefined();
});
