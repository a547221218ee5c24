import { expect } from 'playwright/test';
import { ALL_PATHS, DESKTOP, PHONE } from '../site';
import { test } from './page-test';

/** A word that ends a pixel further along is a shift that nobody sees. */
const MAX_SHIFT = 0.001;

for (const viewport of [PHONE, DESKTOP]) {
  for (const path of ALL_PATHS)
    test(`${path} stays still as files arrive, ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      let release = () => undefined as unknown;
      const painted = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\.(woff2|avif|webp)$/, async (route) => {
        await painted;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      release();
      await page.waitForLoadState('load');
      const { shift, fontInitiators } = await page.evaluate(async () => {
        await document.fonts.ready;
        // A shift is recorded the frame after it is painted.
        for (let frame = 0; frame < 2; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return {
          shift: shifts.reduce((sum, { value }) => sum + value, 0),
          fontInitiators: files
            .filter(({ name }) => name.endsWith('.woff2'))
            .map(({ initiatorType }) => initiatorType),
        };
      });
      expect(shift).toBeLessThan(MAX_SHIFT);
      // The headline font loads once. Every page but the not-found page preloads it.
      expect(fontInitiators).toEqual([path === '/404.html' ? 'css' : 'link']);
    });

  test(`a page that arrives in pieces does not move at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/robots.txt');
    const shifts = await page.evaluate(async () => {
      const html = await (await fetch('/404.html')).text();
      const entries: PerformanceEntry[] = [];
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
        type: 'layout-shift',
      });
      document.open();
      for (const piece of html.split(/(?=<(?:a|div|footer|li|main|span) )/)) {
        document.write(piece);
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
      return entries.map((entry) => JSON.stringify(entry));
    });
    expect(shifts).toEqual([]);
  });
}
