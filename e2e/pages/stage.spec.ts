import { expect } from 'playwright/test';
import { DESKTOP, PATHS, PHONE } from '../site';
import { test } from './page-test';
import { expectReadableStage, STAGE } from './stage-contrast';

/** High enough to paint every stage without scrolling. */
const SIZES = [{ ...PHONE, height: 1100 }, DESKTOP, { width: 2560, height: 1440 }];

for (const path of PATHS)
  test(`${path} has readable text on a full-width picture`, async ({ page }) => {
    await page.goto(path);
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      const image = page.locator(`${STAGE} picture img`);
      // After a change of size, another file of the picture may still be on its way.
      await expect(async () => {
        const file = await image.evaluate((img: HTMLImageElement) =>
          img.decode().then(() => img.currentSrc),
        );
        expect(file.includes('-close-')).toBe(width < 1024);
      }).toPass();
      const frame = await image.evaluate((img): DOMRect => img.getBoundingClientRect().toJSON());
      expect(frame.left).toBeLessThanOrEqual(0);
      expect(frame.right).toBeGreaterThanOrEqual(width);

      await expectReadableStage(page);
    }
  });
