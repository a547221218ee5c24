import { type PictureRecord, pictures } from '@/data/shop/pictures';
import { isPhotograph, resolvePicture } from './images';
import { settings } from './settings';

jest.mock('./settings', () => ({
  settings: { basePath: '/shop', imageHost: 'https://photos.example' },
}));

afterEach(() => jest.restoreAllMocks());

const join = (urls: readonly string[]) => urls.join(', ');

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

it('knows where a page may show a photograph: the shop’s own, or from the stock-photo host', () => {
  expect([isPhotograph('hero-home'), isPhotograph('hero-about')]).toEqual([true, false]);
  jest.replaceProperty(settings, 'imageHost', null);
  expect(isPhotograph('hero-home')).toBe(false);
  const photograph: PictureRecord = { ...pictures['hero-about'], photograph: true };
  jest.replaceProperty<Readonly<Record<string, PictureRecord>>, string>(
    pictures,
    'hero-about',
    photograph,
  );
  expect(isPhotograph('hero-about')).toBe(true);
});
