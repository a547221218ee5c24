import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { breakHeadline, makeSharePicture } from './share-picture';

const folder = mkdtempSync(path.join(os.tmpdir(), 'share-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HERO = 'public/pictures/hero-home-1920.avif';
const createPage = (headline: string, hero = '') =>
  `<h1>${headline}</h1><div class="hero-picture"><picture>${hero}</picture></div>`;
const createPageWithHero = (headline: string) =>
  createPage(headline, '<source srcset="/shop/a-1280.avif 1280w, /shop/a-1920.avif 1920w">');

async function makePicture(html: string, name = 'Fans & Söhne'): Promise<Buffer> {
  const file = path.join(folder, 'picture.jpg');
  await makeSharePicture(
    html,
    { name },
    (address) => (address === '/shop/a-1920.avif' ? HERO : ''),
    file,
  );
  return readFileSync(file);
}

/** Returns the mean of the channels' brightest levels in an area of a picture. */
async function measureBrightness(
  picture: Buffer,
  left: number,
  top: number,
  width: number,
  height: number,
) {
  const { channels } = await sharp(
    await sharp(picture).extract({ left, top, width, height }).toBuffer(),
  ).stats();
  return channels.reduce((sum, { max }) => sum + max, 0) / channels.length;
}

it('shows the shop’s name and the headline on the left, and a hero on the right', async () => {
  const withoutHero = await makePicture(createPage('Cooling'));
  expect(await sharp(withoutHero).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(await measureBrightness(withoutHero, 130, 60, 300, 64)).toBeGreaterThan(250);
  expect(await measureBrightness(withoutHero, 64, 300, 400, 100)).toBeGreaterThan(250);
  expect(await measureBrightness(withoutHero, 700, 0, 500, 630)).toBeLessThan(30);
  const withHero = await makePicture(createPageWithHero('Cooling'));
  expect(await measureBrightness(withHero, 700, 0, 500, 630)).toBeGreaterThan(200);
});

it('darkens a white photograph behind the headline', async () => {
  const white = path.join(folder, 'white.png');
  const create = { width: 1200, height: 630, channels: 3, background: '#fff' } as const;
  await sharp({ create }).png().toFile(white);
  const file = path.join(folder, 'picture.jpg');
  const page = createPage('Cooling', '<source srcset="/photos/a-1920.avif 1920w">');
  await makeSharePicture(page, { name: 'Acme' }, () => white, file);
  const picture = readFileSync(file);
  // Below the headline, which is white.
  expect(await measureBrightness(picture, 0, 450, 590, 180)).toBeLessThan(80);
  expect(await measureBrightness(picture, 1000, 0, 200, 630)).toBeGreaterThan(250);
});

it('differs for another headline or name only', async () => {
  const pictures = [
    await makePicture(createPage('Cooling')),
    await makePicture(createPage('Fans')),
    await makePicture(createPage('Cooling'), 'Acme'),
    await makePicture(createPage('Cooling')),
  ];
  const [first, ...others] = pictures.map((picture) => picture.toString('base64'));
  expect(others.map((other) => other === first)).toEqual([false, false, true]);
});

it('breaks a headline between words into few and even lines', () => {
  const headline = 'Storage solutions with room to spare';
  expect(breakHeadline(headline, 60, 530)).toEqual(['Storage', 'solutions with', 'room to spare']);
  expect(breakHeadline(headline, 20, 530)).toEqual([headline]);
  expect(breakHeadline('Donaudampfschifffahrt', 60, 100)).toEqual(['Donaudampfschifffahrt']);
});

it('reports a page without a headline', async () => {
  await expect(makePicture('<h2>Cooling</h2>')).rejects.toThrow('no h1');
});
