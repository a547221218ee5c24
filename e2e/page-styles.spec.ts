import { expect, test } from 'playwright/test';
import { DESKTOP, PATHS, PHONE } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A browser for each width: one that has a larger picture already shows that in the place of a smaller one.
for (const [path, viewport] of [...PATHS, '/404.html'].flatMap((path) =>
  [PHONE, DESKTOP].map((viewport) => [path, viewport] as const),
)) {
  const at = `${path} at ${viewport.width} px`;
  test(`${at} is drawn by the styles that stand in it as by all of them`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const sheets: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    });
    // As in a browser that can't read Next's scripts: a picture of the whole page would wake them, and they draw more.
    await page.addInitScript(() =>
      Reflect.deleteProperty(HTMLElement.prototype, 'attachInternals'),
    );
    const picture = async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await document.fonts.ready;
        await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
      });
      // Those tables lie screens below the first; what they are drawn with comes with what is seen in use.
      return page.screenshot({
        fullPage: true,
        mask: [page.locator('#together .scroll-box, #side-by-side [open] .scroll-box')],
      });
    };
    const whole = await picture();
    expect(sheets).not.toEqual([]);
    await page.route(/\.css$/, (route) => route.abort());
    expect((await picture()).equals(whole)).toBe(true);
  });
}
