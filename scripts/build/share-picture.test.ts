import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { STAGE_COLOUR } from '../pictures/colour-roles';
import { buildCached } from './build-cache';
import { breakHeadline, makeSharePicture } from './share-picture';

jest.mock('./build-cache', () => {
  const { buildCached } = jest.requireActual('./build-cache');
  return { buildCached: jest.fn(buildCached) };
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'share-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes the picture of a page with a headline, and with a hero where a file for its largest width is given. */
function makePicture(headline: string, { name = 'Fans & Söhne', hero = '' } = {}) {
  const source =
    hero && '<source srcset="/pictures/a-1280.avif 1280w, /pictures/a-1920.avif 1920w">';
  const html = `<h1>${headline}</h1><div class="hero-picture"><picture>${source}</picture></div>`;
  const find = (address: string) => (address === '/pictures/a-1920.avif' ? hero : '');
  return makeSharePicture(html, name, find);
}

/** Returns the mean of the channels' brightest levels in an area: left, top, width and height. */
async function measureBrightness(picture: Buffer, area: readonly number[]) {
  const [left = 0, top = 0, width = 0, height = 0] = area;
  const cut = await sharp(picture).extract({ left, top, width, height }).toBuffer();
  const { channels } = await sharp(cut).stats();
  return channels.reduce((sum, { max }) => sum + max, 0) / channels.length;
}
const NAME = [130, 60, 300, 64];
/** The end of a short headline in the largest size. */
const HEADLINE = [220, 310, 100, 80];
const RIGHT = [700, 0, 500, 630];

it('shows the shop’s name and the headline on the left, and nothing on the right without a hero', async () => {
  const picture = await makePicture('Cooling');
  const format = { format: 'jpeg', width: 1200, height: 630 };
  expect(await sharp(picture).metadata()).toMatchObject(format);
  for (const area of [NAME, HEADLINE])
    expect(await measureBrightness(picture, area)).toBeGreaterThan(250);
  expect(await measureBrightness(picture, RIGHT)).toBeLessThan(30);
  // The same words give the same picture; others another.
  const equal = async (...args: Parameters<typeof makePicture>) =>
    picture.equals(await makePicture(...args));
  expect(await equal('Cooling')).toBe(true);
  expect([await equal('Fans'), await equal('Cooling', { name: 'Acme' })]).toEqual([false, false]);
});

it('shows a hero on the right', async () => {
  const hero = path.join(folder, 'white.png');
  const create = { width: 1200, height: 630, channels: 3, background: '#fff' } as const;
  await sharp({ create }).png().toFile(hero);
  const picture = await makePicture('Cooling', { hero });
  expect(await measureBrightness(picture, RIGHT)).toBeGreaterThan(250);
  const icon = 'public/icon-192.png';
  expect(picture.equals(await makePicture('Cooling', { hero: icon }))).toBe(false);
});

it('is drawn anew when the stage, the logo’s place or the format changes', async () => {
  await makePicture('Cooling');
  const [inputs = []] = jest.mocked(buildCached).mock.lastCall ?? [];
  expect(JSON.parse(`${inputs.at(-1)}`)).toEqual({
    stage: { width: 1200, height: 630, channels: 3, background: STAGE_COLOUR },
    logo: { size: 52, left: 64, top: 66 },
    jpeg: expect.objectContaining({ quality: expect.any(Number) }),
  });
});

it.each([
  ['Storage solutions with room to spare', 60, ['Storage', 'solutions with', 'room to spare']],
  ['Storage solutions with room to spare', 20, ['Storage solutions with room to spare']],
  ['Donaudampfschifffahrt', 200, ['Donaudampfschifffahrt']],
])('breaks %s at size %d between words into few and even lines', (headline, size, lines) => {
  expect(breakHeadline(headline, size, 530)).toEqual(lines);
});

it('reports a page without a headline', async () => {
  await expect(makeSharePicture('<h2>A</h2>', 'A', String)).rejects.toThrow('no h1');
});
