import { images } from '@/data/images';
import { picture, stockPhoto } from './images';

jest.mock('./settings', () => ({
  settings: { basePath: '/shop', imageHost: 'https://photos.example' },
}));

it('a picture with a reference is laid over with the host’s photograph, another is not', () => {
  const { stock } = images['hero-home'];
  expect(picture('hero-home', 'hero').stock).toEqual(
    stockPhoto('https://photos.example', stock, '(min-width: 64rem) 56vw, 100vw'),
  );
  const [without] = (Object.keys(images) as (keyof typeof images)[]).filter(
    (id) => !('stock' in images[id]) && images[id].kind === 'hero',
  );
  if (without !== undefined) expect(picture(without, 'hero').stock).toBeNull();
});

it('our own pictures keep the sub-path', () => {
  const { own } = picture('hero-home', 'home-card');
  expect(own.webp).toMatch(/^\/shop\/pictures\/hero-home-close-\d+\.webp$/);
  expect(own.avif).toMatch(/^\/shop\/pictures\//);
});
