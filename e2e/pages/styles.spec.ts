import { expect, type Page } from 'playwright/test';
import { ALL_PATHS, DESKTOP, PHONE } from '../site';
import { test } from './page-test';

/** Leaves a page the styles that stand in it; returns how many linked sheets it had. */
const disableLinkedStyles = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets].filter(({ href }) => href !== null);
    for (const sheet of sheets) sheet.disabled = true;
    return sheets.length;
  });

for (const path of ALL_PATHS)
  test(`${path} is drawn by the styles that stand in it as by all of them`, async ({ page }) => {
    // A picture of the whole page would wake the scripts, and they draw more; photographs are the same with either.
    await page.route(/\.(?:avif|webp)$|\/_next\/.*\.js$/, (route) => route.abort());
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      // The linked styles come once the page is there.
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
          ({ disabled, sheet }) => disabled || sheet !== null,
        ),
      );
      await page.evaluate(() => document.fonts.ready);
      // Those tables lie screens below the first; what they are drawn with comes with what is seen in use.
      const mask = [page.locator('#together .scroll-box, #side-by-side [open] .scroll-box')];
      const draw = () => page.screenshot({ fullPage: true, mask });
      const all = await draw();
      expect(await disableLinkedStyles(page)).toBeGreaterThan(0);
      expect((await draw()).equals(all), `${viewport.width} px`).toBe(true);
    }
  });
