import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictures } from '@/data/shop';
import { resolvePicture } from './images';
import {
  getDelivery,
  getPictureFileName,
  listPictureCrops,
  listPictureFiles,
  MASTER_SIZES,
} from './picture-files';
import { settings } from './settings';

jest.mock('./settings', () => ({
  settings: { basePath: '/shop', imageHost: 'https://photos.example' },
}));

const FOLDER = path.resolve('public/pictures');

const kinds = Object.entries(pictures).map(([id, { kind }]) => [id, kind] as const);
const crops = kinds.flatMap(([id, kind]) =>
  listPictureCrops(kind).map((crop) => [id, kind, crop] as const),
);

describe('the pictures', () => {
  it('are the only files of their folder, in every width and format', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(
      kinds.flatMap((each) => listPictureFiles(...each)).sort(),
    );
  });

  it.each(crops)(
    '%s, a %s, %s, has its stated size and stays within its budget',
    async (id, kind, crop) => {
      const { width, height, widths, budget } = getDelivery(kind, crop);
      expect(widths).toContain(budget.width);
      for (const size of widths) {
        const file = path.join(FOLDER, getPictureFileName(id, crop, size, 'avif'));
        const meta = await sharp(file).metadata();
        expect(meta).toMatchObject({ width: size, height: Math.round((size * height) / width) });
        if (size <= budget.width) expect(statSync(file).size).toBeLessThanOrEqual(budget.bytes);
      }
    },
  );

  it('are cropped close for phones and whole for wide screens in a hero', () => {
    const url = '/shop/pictures/hero-home';
    const { left, top, width, height } = getDelivery('hero', 'close');
    const whole = getDelivery('hero', 'whole');
    expect(left + width).toBeLessThanOrEqual(MASTER_SIZES.hero.width);
    expect(top + height).toBeLessThanOrEqual(MASTER_SIZES.hero.height);
    const close = [480, 800, 1200].map((size) => `${url}-close-${size}.avif ${size}w`).join(', ');
    const wide = [1280, 1920, 2400].map((size) => `${url}-${size}.avif ${size}w`).join(', ');
    expect(resolvePicture('hero-home', 'hero')).toMatchObject({
      alt: pictures['hero-home']?.alt,
      rendered: { width, height, sizes: '100vw', avif: close, webp: `${url}-close-800.webp` },
      wide: { width: whole.width, media: '(min-width: 64rem)', avif: wide },
    });
  });

  it('are cropped for their role, and refuse a crop that their kind does not have', () => {
    const card = resolvePicture('hero-home', 'home-card');
    expect(card.wide).toBeNull();
    expect(card.rendered.webp).toContain('-close-');
    expect(resolvePicture('mini-pc', 'card').rendered.webp).toBe('/shop/pictures/mini-pc-480.webp');
    expect(() => resolvePicture('mini-pc', 'hero')).toThrow('a card has no close crop');
  });

  it('have a stock photograph in several widths, given a reference and a host', () => {
    const photograph = `https://photos.example/${pictures['hero-home']?.stock}`;
    const getUrl = (size: number) => `${photograph}?w=${size}&q=70&auto=format&fit=crop`;
    expect(resolvePicture('hero-home', 'hero').stock).toEqual({
      src: getUrl(720),
      srcSet: [480, 720, 960, 1200].map((size) => `${getUrl(size)} ${size}w`).join(', '),
      sizes: '(min-width: 64rem) 70vw, 100vw',
    });
    expect(resolvePicture('parcel', 'home-card').stock).toBeNull();
    jest.replaceProperty(settings, 'imageHost', null);
    expect(resolvePicture('hero-home', 'hero').stock).toBeNull();
  });
});
