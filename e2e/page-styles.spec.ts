import { expect, test } from 'playwright/test';
import { settle } from './everywhere/layout-faults';
import { DESKTOP, PHONE } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The last shows what was not in the page.
for (const path of ['/', '/contact/', '/computer-systems/', '/pc-components/?q=nothing']) {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`the styles of ${path} draw it as all of them do, ${viewport.width} px wide`, async ({
      page,
    }) => {
      const picture = async () => {
        await page.evaluate(settle);
        return page.screenshot({ fullPage: true });
      };
      await page.setViewportSize(viewport);
      await page.goto(path);
      const before = await picture();
      // Of its whole stylesheets a page has what it needs; their links come with its scripts.
      const added = await page.locator('link[rel=stylesheet][disabled]').evaluateAll((links) =>
        Promise.all(
          links.map((link) => {
            link.removeAttribute('disabled');
            return new Promise<void>((resolve) => link.addEventListener('load', () => resolve()));
          }),
        ),
      );
      expect(added.length).toBeGreaterThan(0);
      expect((await picture()).equals(before)).toBe(true);
    });
  }
}
