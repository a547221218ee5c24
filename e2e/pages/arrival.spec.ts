import { expect } from 'playwright/test';
import { ALL_PATHS, DESKTOP, PHONE } from '../site';
import { test } from './page-test';

/** A word that ends a pixel further is no shift that anybody sees. */
const MOST_SHIFT = 0.001;

for (const path of ALL_PATHS)
  for (const viewport of [PHONE, DESKTOP])
    test(`${path} at ${viewport.width} px moves nothing when fonts and pictures come late`, async ({
      page,
    }) => {
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
      const { shift, faces } = await page.evaluate(async () => {
        await document.fonts.ready;
        // What has come is painted with the next frame, and counted after it.
        for (let frame = 0; frame < 2; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return {
          shift: shifts.reduce((sum, { value }) => sum + value, 0),
          faces: files
            .filter(({ name }) => name.endsWith('.woff2'))
            .map(({ initiatorType }) => initiatorType),
        };
      });
      expect(shift).toBeLessThan(MOST_SHIFT);
      // The headline's font is preloaded, once; an address that there is not is no page to hurry for.
      expect(faces).toEqual([path === '/404.html' ? 'css' : 'link']);
    });
