/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { breakHeadline, makeSharePicture } from './share-picture';

const folder = mkdtempSync(path.join(os.tmpdir(), 'share-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HERO = 'public/pictures/hero-home-1920.avif';
const page = (headline: string, hero = '') =>
  `<h1>${headline}</h1><div class="hero-picture"><picture>${hero}</picture></div>`;
const withHero = (headline: string) =>
  page(headline, '<source srcset="/shop/a-1280.avif 1280w, /shop/a-1920.avif 1920w">');

async function made(html: string, name = 'Fans & Söhne'): Promise<Buffer> {
  const file = path.join(folder, 'picture.jpg');
  await makeSharePicture(
    html,
    name,
    (address) => (address === '/shop/a-1920.avif' ? HERO : ''),
    file,
  );
  return readFileSync(file);
}

/** The mean of the channels' brightest levels in a part of a picture. */
async function brightest(
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

it('shows the shop’s name and the headline at the left, and the hero, where there is one, at the right', async () => {
  const alone = await made(page('Cooling'));
  expect(await sharp(alone).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await brightest(alone, 130, 60, 300, 64)).toBeGreaterThan(250);
  expect(await brightest(alone, 64, 300, 400, 100)).toBeGreaterThan(250);
  expect(await brightest(alone, 700, 0, 500, 630)).toBeLessThan(30);
  const shown = await made(withHero('Cooling'));
  expect(await brightest(shown, 700, 0, 500, 630)).toBeGreaterThan(200);
});

it('is another one for another headline or name, and the same for the same', async () => {
  const pictures = [
    await made(page('Cooling')),
    await made(page('Fans')),
    await made(page('Cooling'), 'Acme'),
    await made(page('Cooling')),
  ];
  const [first, ...others] = pictures.map((each) => each.toString('base64'));
  expect(others.map((other) => other === first)).toEqual([false, false, true]);
});

it('breaks a headline into few and even lines, and only between words', () => {
  const headline = 'Storage solutions with room to spare';
  expect(breakHeadline(headline, 60, 530)).toEqual(['Storage', 'solutions with', 'room to spare']);
  expect(breakHeadline(headline, 20, 530)).toEqual([headline]);
  expect(breakHeadline('Donaudampfschifffahrt', 60, 100)).toEqual(['Donaudampfschifffahrt']);
});

it('tells of a page without a headline', async () => {
  await expect(made('<h2>Cooling</h2>')).rejects.toThrow('no h1');
});
