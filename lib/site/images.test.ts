import { pictures } from '@/data/shop/pictures';
import { resolvePicture } from './images';
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
  const { stockPhotograph } = resolvePicture('hero-home', 'hero');
  expect(stockPhotograph?.src).toBe(`${url}?w=720&q=70&auto=format&fit=crop`);
  expect(stockPhotograph?.srcSet).toContain(`, ${stockPhotograph?.src} 720w, `);
  expect(resolvePicture('parcel', 'home-card').stockPhotograph).toBeNull();
  jest.replaceProperty(settings, 'imageHost', null);
  expect(resolvePicture('hero-home', 'hero').stockPhotograph).toBeNull();
});
