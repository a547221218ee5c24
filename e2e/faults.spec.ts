import { expect, test } from 'playwright/test';
import { measureSidewaysScroll } from './page-looks';
import { DESKTOP, PHONE } from './site';

test('pictures and fonts blocked: all stays in its place', async ({ page }) => {
  const height = async () => {
    await page.goto('/pc-components/');
    return page.evaluate(() => document.documentElement.scrollHeight);
  };
  await page.setViewportSize(DESKTOP);
  const usual = await height();
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  expect(await height()).toBe(usual);
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 700 });
  await page.reload();
  expect(await measureSidewaysScroll(page)).toBe(0);
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`coming in pieces, a page of ${viewport.width} px shifts nothing`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/robots.txt');
    const shifts = await page.evaluate(async () => {
      const html = await (await fetch('/404.html')).text();
      const found: PerformanceEntry[] = [];
      new PerformanceObserver((list) => found.push(...list.getEntries())).observe({
        type: 'layout-shift',
      });
      document.open();
      for (const piece of html.split(/(?=<(?:a|div|footer|li|main|span) )/)) {
        document.write(piece);
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
      return found.map((shift) => JSON.stringify(shift));
    });
    expect(shifts).toEqual([]);
  });
}
