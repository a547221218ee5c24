import { expect, test } from 'playwright/test';
import { DESKTOP, PHONE } from './site';

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
