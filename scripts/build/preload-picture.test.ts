/** @jest-environment node */
import { parse, serialize } from 'parse5';
import { preloadPicture } from './preload-picture';

const pageWith = (picture: string) =>
  `<head><meta charset="utf-8"><link rel="preload" as="font" href="/f.woff2"><style>p{}</style></head><body>${picture}</body>`;

function preloaded(picture: string): string {
  const page = parse(pageWith(picture));
  preloadPicture(page);
  return serialize(page);
}

const WIDE =
  '<source media="(min-width: 48rem)" type="image/avif" srcset="/w.avif 9w" sizes="80rem">';
const OTHERS = '<source media="(min-width: 48rem)" srcset="/w.webp 9w">';
const CLOSE = '<source type="image/avif" srcset="/c.avif 4w" sizes="100vw">';
const FIRST = '<img fetchpriority="high" src="/c.webp">';

test('the picture a page opens with is asked for before fonts and styles, in the crop for the screen', () => {
  const html = preloaded(`<picture>${WIDE}${OTHERS}${CLOSE}${FIRST}</picture>`);
  expect(html).toContain(
    '<meta charset="utf-8">' +
      '<link rel="preload" as="image" type="image/avif" media="(min-width: 48rem)" imagesrcset="/w.avif 9w" imagesizes="80rem" fetchpriority="high">' +
      '<link rel="preload" as="image" type="image/avif" media="not all and (min-width: 48rem)" imagesrcset="/c.avif 4w" imagesizes="100vw" fetchpriority="high">' +
      '<link rel="preload" as="font" href="/f.woff2"><style>',
  );
});

test('one crop for all screens needs no condition', () => {
  expect(preloaded(`<picture>${CLOSE}${FIRST}</picture>`)).not.toContain('media');
});

test.each([
  ['without pictures', ''],
  ['whose pictures all wait', `<picture>${CLOSE}<img loading="lazy" src="/c.webp"></picture>`],
])('a page %s asks for none', (_, picture) => {
  expect(preloaded(picture)).not.toContain('as="image"');
});

test('crops that the links could not tell apart stop the build', () => {
  const third = WIDE.replace('48rem', '80rem');
  expect(() => preloaded(`<picture>${third}${WIDE}${CLOSE}${FIRST}</picture>`)).toThrow(
    'more versions',
  );
});
