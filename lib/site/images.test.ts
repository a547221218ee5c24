import { type PictureRecord, pictures } from '@/data/shop/pictures';
import { canBePhotograph, resolvePicture } from './images';
import { settings } from './settings';

jest.mock('./settings', () => ({
  settings: { basePath: '/shop', imageHost: 'https://photos.example' },
}));

afterEach(() => jest.restoreAllMocks());

it('has a hero in two crops, for phones and for wide screens', () => {
  const url = '/shop/pictures/hero-home';
  expect(resolvePicture('hero-home', 'hero')).toMatchObject({
    alt: pictures['hero-home'].alt,
    rendered: {
      avif: `${url}-close-480.avif 480w, ${url}-close-800.avif 800w, ${url}-close-1200.avif 1200w`,
      webp: `${url}-close-800.webp`,
      sizes: '100vw',
    },
    wide: {
      media: '(min-width: 64rem)',
      avif: `${url}-1280.avif 1280w, ${url}-1920.avif 1920w, ${url}-2400.avif 2400w`,
    },
  });
});

it('has a stock photograph in several widths, given a reference and a host', () => {
  const url = `https://photos.example/${pictures['hero-home'].stockPhotograph}`;
  const { src, srcSet } = resolvePicture('hero-home', 'hero').stockPhotograph ?? {};
  expect(src).toBe(`${url}?w=720&q=70&auto=format&fit=crop`);
  expect(srcSet?.match(/\d+w/g)).toEqual(['480w', '720w', '960w', '1200w']);
  expect(srcSet).toContain(`, ${src} 720w, `);
  expect(resolvePicture('parcel', 'home-card').stockPhotograph).toBeNull();
});

it('knows where a page may show a photograph: the shop’s own, or from the stock-photo host', () => {
  expect([canBePhotograph('hero-home'), canBePhotograph('hero-about')]).toEqual([true, false]);
  jest.replaceProperty(settings, 'imageHost', null);
  expect(resolvePicture('hero-home', 'hero').stockPhotograph).toBeNull();
  expect(canBePhotograph('hero-home')).toBe(false);
  const records: Record<string, PictureRecord> = pictures;
  jest.replaceProperty(records, 'hero-about', { ...pictures['hero-about'], isPhotograph: true });
  expect(canBePhotograph('hero-about')).toBe(true);
});
