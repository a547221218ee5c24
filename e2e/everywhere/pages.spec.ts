import { expect } from 'playwright/test';
import { DESKTOP, PATHS, PHONE } from '../site';
import { test } from '../visitor/test';
import { hydrated, wake } from './page';

/** Notes what goes wrong in a page from its first line on. */
const note = () => {
  const problems: string[] = [];
  Object.assign(window, { problems });
  addEventListener('error', ({ message, target }) =>
    problems.push(message ?? `lost: ${(target as HTMLImageElement).src}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    problems.push(`blocked: ${effectiveDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words) => {
    problems.push(words.join(' '));
    error(...words);
  };
};

for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on a ${name}`, () => {
    test.use({ size });

    test('every page is whole: headline, fonts, pictures, width, scripts, no complaint', async ({
      visitor,
      site,
    }) => {
      test.slow();
      const description = await visitor.read(() => navigator.userAgent);
      test.info().annotations.push({ type: 'user agent', description });
      site.runFirst(note);
      for (const path of PATHS) {
        await test.step(path, async () => {
          await visitor.open(site.origin + path);
          const page = await visitor.read(async () => {
            await document.fonts.ready;
            const shown = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
              (image) => image.loading !== 'lazy' && image.checkVisibility(),
            );
            await Promise.all(shown.map((image) => image.decode()));
            return {
              headlines: document.querySelectorAll('h1').length,
              sideways: document.documentElement.scrollWidth - window.innerWidth,
              faces: [...document.fonts].filter(({ status }) => status === 'loaded').length,
              formats: [...new Set(shown.map((image) => image.currentSrc.split('.').at(-1)))],
            };
          });
          expect(page.headlines).toBe(1);
          expect(page.sideways).toBeLessThanOrEqual(0);
          expect(page.faces).toBeGreaterThan(0);
          for (const format of page.formats) expect(format).toBe('avif');
          await wake(visitor);
          await expect.poll(() => hydrated(visitor), { timeout: 10_000 }).toBe(true);
          const problems = () => (window as unknown as { problems: string[] }).problems;
          expect(await visitor.read(problems)).toEqual([]);
        });
      }
    });
  });
}
