import { expect } from 'playwright/test';
import { test } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';

const heroFormat = (visitor: Visitor) =>
  visitor.read(async () => {
    const image = document.querySelector<HTMLImageElement>(
      '[aria-labelledby=page-title] picture img',
    );
    await image?.decode();
    return image?.currentSrc.split('.').at(-1);
  });

test('pictures come as AVIF, and as WebP where that cannot be read', async ({ visitor, site }) => {
  await visitor.open('/');
  expect(await heroFormat(visitor)).toBe('avif');
  site.rewrite((html) => html.replaceAll('image/avif', 'image/not-invented-yet'));
  await visitor.open('/');
  expect(await heroFormat(visitor)).toBe('webp');
});

test.describe('in forced colours', () => {
  test.use({ habits: { forcedColors: true } });

  test('the link of the page that is shown looks unlike its neighbours', async ({
    visitor,
    engineName,
  }) => {
    test.skip(engineName === 'webkit', 'has none');
    await visitor.open('/about/');
    expect(await visitor.read(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const line = (path: string) =>
      visitor.read((href) => {
        const link = document.querySelector(`header nav a[href="${href}"]`);
        return link && getComputedStyle(link).textDecorationLine;
      }, path);
    expect(await line('/about/')).not.toBe(await line('/contact/'));
    expect(await line('/contact/')).toBe(await line('/'));
  });
});

test.describe('where motion is to be reduced', () => {
  test.use({ habits: { reducedMotion: true } });

  test('nothing moves', async ({ visitor }) => {
    await visitor.open('/');
    const moving = await visitor.read(
      () =>
        [...document.querySelectorAll('*')]
          .map((element) => getComputedStyle(element))
          .filter(({ transitionDuration, animationName, animationDuration }) =>
            [transitionDuration, animationName === 'none' ? '0s' : animationDuration]
              .join()
              .split(',')
              .some((duration) => Number.parseFloat(duration) > 0.001),
          ).length,
    );
    expect(moving).toBe(0);
  });
});
