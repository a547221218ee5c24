import { pictures } from '@/data/shop/pictures';
import { resolveCategoryPicture, resolveHeroPicture } from './resolve-picture';
import { settings } from './settings';

jest.mock('./settings', () => ({
  settings: { basePath: '/shop', imageHost: 'https://photos.example' },
}));

it('has a stock photograph in several widths, given a reference and a host', () => {
  const url = `https://photos.example/${pictures['hero-home'].stockPhotograph}`;
  const { src, srcSet } = resolveHeroPicture('hero-home').stockPhotograph ?? {};
  expect(src).toBe(`${url}?w=720&q=70&auto=format&fit=crop`);
  expect(srcSet?.match(/\d+w/g)).toEqual(['480w', '720w', '960w', '1200w']);
  expect(srcSet).toContain(`, ${src} 720w, `);
  expect(resolveCategoryPicture('parcel').stockPhotograph).toBeNull();
  jest.replaceProperty(settings, 'imageHost', null);
  expect(resolveHeroPicture('hero-home').stockPhotograph).toBeNull();
});
