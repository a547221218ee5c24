import { pictures } from '@/data/shop/pictures';
import { resolvePicture } from './images';
import { settings } from './settings';

jest.mock('./settings', () => ({
  settings: { basePath: '/shop', imageHost: 'https://photos.example' },
}));

it('has a stock photograph in several widths, given a reference and a host', () => {
  const url = `https://photos.example/${pictures['hero-home'].stockPhotograph}`;
  const { src, srcSet } = resolvePicture('hero-home', 'hero').stockPhotograph ?? {};
  expect(src).toBe(`${url}?w=720&q=70&auto=format&fit=crop`);
  expect(srcSet?.match(/\d+w/g)).toEqual(['480w', '720w', '960w', '1200w']);
  expect(srcSet).toContain(`, ${src} 720w, `);
  expect(resolvePicture('parcel', 'home-card').stockPhotograph).toBeNull();
  jest.replaceProperty(settings, 'imageHost', null);
  expect(resolvePicture('hero-home', 'hero').stockPhotograph).toBeNull();
});
