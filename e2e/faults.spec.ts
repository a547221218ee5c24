import { expect, test } from 'playwright/test';
import { sideways } from './page-looks';
import { DESKTOP, PHONE } from './site';

test.use({ viewport: DESKTOP });

test('pictures and fonts blocked: all stays in its place', async ({ page }) => {
  const heightOf = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    return page.evaluate(() => document.documentElement.scrollHeight);
  };
  const height = await heightOf('/pc-components/');
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  expect(await heightOf('/pc-components/')).toBe(height);
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 700 });
  await heightOf('/pc-components/');
  expect(await sideways(page)).toBe(0);
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`coming in pieces, a page of ${viewport.width} px shifts nothing`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/robots.txt');
    const shifts = await page.evaluate(async () => {
      const html = await (await fetch('/404.html')).text();
      const found: string[] = [];
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) found.push(JSON.stringify(shift));
      }).observe({ type: 'layout-shift' });
      document.open();
      for (const piece of html.split(/(?=<(?:a|div|footer|li|main|span) )/)) {
        document.write(piece);
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
      return found;
    });
    expect(shifts).toEqual([]);
  });
}
