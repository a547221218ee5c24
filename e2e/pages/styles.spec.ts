import { expect, test } from 'playwright/test';
import { ALL_PATHS, DESKTOP, PHONE } from '../site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ALL_PATHS)
  test(`${path} is drawn by the styles that stand in it as by all of them`, async ({ page }) => {
    // As in a browser that can't read Next's scripts: a picture of the whole page would wake them, and they draw more.
    await page.addInitScript(() =>
      Reflect.deleteProperty(HTMLElement.prototype, 'attachInternals'),
    );
    // Whatever draws a picture, it is the same one before and after.
    await page.route(/\.(avif|webp)$/, (route) => route.abort());
    await page.goto(path);
    // The others come once the page is there.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('link[rel=stylesheet]:not([disabled])')].every(
        (link) => (link as HTMLLinkElement).sheet !== null,
      ),
    );
    await page.evaluate(() => document.fonts.ready);
    // Those tables lie screens below the first; what they are drawn with comes with what is seen in use.
    const mask = [page.locator('#together .scroll-box, #side-by-side [open] .scroll-box')];
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      const pictures: Buffer[] = [];
      for (const off of [false, true]) {
        const linked = await page.evaluate((isDisabled) => {
          const sheets = [...document.styleSheets].filter(({ href }) => href !== null);
          for (const sheet of sheets) sheet.disabled = isDisabled;
          return sheets.length;
        }, off);
        expect(linked).toBeGreaterThan(0);
        pictures.push(await page.screenshot({ fullPage: true, mask }));
      }
      expect(pictures[0]?.equals(pictures[1] ?? Buffer.of()), `${viewport.width} px`).toBe(true);
    }
  });
