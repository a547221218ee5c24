import { expect, type Page } from 'playwright/test';
import { test } from '../engines/test';
import { ALL_PATHS, DESKTOP, PHONE } from '../site';

/** Enables or disables the linked stylesheets of a page, and returns their number. */
const setLinkedStyles = (page: Page, isEnabled: boolean) =>
  page.evaluate((enabled) => {
    const sheets = [...document.styleSheets].filter(({ href }) => href !== null);
    for (const sheet of sheets) sheet.disabled = !enabled;
    return sheets.length;
  }, isEnabled);

// A tab of its own, at half the scale, where a screenshot takes a quarter of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 0.5 });

for (const path of ALL_PATHS)
  test(`${path} looks the same with its inline styles alone`, async ({ page }) => {
    // A screenshot of the whole page would start the scripts, and pictures need no styles.
    await page.route('**', (route, request) =>
      request.resourceType() === 'image' || /\/_next\/.*\.js$/.test(request.url())
        ? route.abort()
        : route.fallback(),
    );
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      // The linked styles load after the page.
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
          ({ disabled, sheet }) => disabled || sheet !== null,
        ),
      );
      await page.evaluate(async () => {
        await document.fonts.ready;
        // A blocked picture shows its text now and then, as the browser tries another of its files. The tables are screens
        // below the first, and the linked styles draw them.
        const css = 'img, #together .scroll-box, #side-by-side [open] .scroll-box';
        for (const element of document.querySelectorAll<HTMLElement>(css))
          element.style.visibility = 'hidden';
      });
      // A first screenshot differs now and then on a busy machine.
      await expect(async () => {
        expect(await setLinkedStyles(page, true)).toBeGreaterThan(0);
        const expected = await page.screenshot({ fullPage: true });
        await setLinkedStyles(page, false);
        const actual = await page.screenshot({ fullPage: true });
        expect(actual.equals(expected), `${viewport.width} px`).toBe(true);
      }).toPass();
    }
  });
