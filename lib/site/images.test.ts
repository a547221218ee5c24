import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type PictureId, pictures } from '@/data/shop/pictures';
import { resolvePicture } from './images';
import * as files from './picture-files';
import { settings } from './settings';

jest.mock('./settings', () => ({
  settings: { basePath: '/shop', imageHost: 'https://photos.example' },
}));

const FOLDER = path.resolve('public/pictures');
const kinds = Object.entries(pictures).map(([id, { kind }]) => [id as PictureId, kind] as const);
const crops = kinds.flatMap(([id, kind]) =>
  files.listPictureCrops(kind).map((crop) => [id, kind, crop] as const),
);
const join = (urls: readonly string[]) => urls.join(', ');

it('has no other files than each picture in every width and format', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    kinds.flatMap((each) => files.listPictureFiles(...each)).sort(),
  );
});

it.each(crops)(
  '%s, a %s, %s, has its stated size and stays within its budget',
  async (id, kind, crop) => {
    const { width, height, widths, budget } = files.getDelivery(kind, crop);
    expect(widths).toContain(budget.width);
    for (const size of widths) {
      const file = path.join(FOLDER, files.getPictureFileName(id, crop, size, 'avif'));
      const expected = { width: size, height: Math.round((size * height) / width) };
      expect(await sharp(file).metadata()).toMatchObject(expected);
      if (size <= budget.width) expect(statSync(file).size).toBeLessThanOrEqual(budget.bytes);
    }
  },
);

it('has a hero in two crops, for phones and for wide screens', () => {
  const url = '/shop/pictures/hero-home';
  const closeUrls = join([480, 800, 1200].map((size) => `${url}-close-${size}.avif ${size}w`));
  const wideUrls = join([1280, 1920, 2400].map((size) => `${url}-${size}.avif ${size}w`));
  expect(resolvePicture('hero-home', 'hero')).toMatchObject({
    alt: pictures['hero-home'].alt,
    rendered: { avif: closeUrls, webp: `${url}-close-800.webp`, sizes: '100vw' },
    wide: { media: '(min-width: 64rem)', avif: wideUrls },
  });
});

it('crops a picture for its role, and refuses a crop that its kind does not have', () => {
  const { wide, rendered } = resolvePicture('hero-home', 'home-card');
  expect([wide, rendered.webp]).toEqual([null, expect.stringContaining('-close-')]);
  expect(resolvePicture('mini-pc', 'card').rendered.webp).toBe('/shop/pictures/mini-pc-480.webp');
  expect(() => resolvePicture('mini-pc', 'hero')).toThrow('a card has no close crop');
});

it('has a stock photograph in several widths, given a reference and a host', () => {
  const photograph = `https://photos.example/${pictures['hero-home'].stock}`;
  const getUrl = (size: number) => `${photograph}?w=${size}&q=70&auto=format&fit=crop`;
  expect(resolvePicture('hero-home', 'hero').stock).toEqual({
    src: getUrl(720),
    srcSet: join([480, 720, 960, 1200].map((size) => `${getUrl(size)} ${size}w`)),
    sizes: '(min-width: 64rem) 70vw, 100vw',
  });
  expect(resolvePicture('parcel', 'home-card').stock).toBeNull();
  jest.replaceProperty(settings, 'imageHost', null);
  expect(resolvePicture('hero-home', 'hero').stock).toBeNull();
});
