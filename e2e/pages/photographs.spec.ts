import { test } from 'playwright/test';
import sharp from 'sharp';
import { listBuiltRoutes } from '../../scripts/build/built-site';
import { DESKTOP, PHONE } from '../site';
import { expectReadableStage, STAGE } from './stage-contrast';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** High enough to paint every stage without scrolling. */
const SIZES = [{ ...PHONE, height: 1100 }, DESKTOP];

/** Photographs that are harder than a dark render: a white one, an orange one, and one with stripes. */
const PHOTOGRAPHS = {
  white: '<rect width="99" height="99" fill="#fff"/>',
  orange: '<rect width="99" height="99" fill="#ff9a1f"/>',
  striped:
    '<path d="M0 0h99v99H0z"/><path d="M0 50h99" stroke="#fff" stroke-width="99" stroke-dasharray="3 3"/>',
};
const VARIANT = process.env.VARIANT_ADDRESS?.replace(/\/$/, '') ?? '';

for (const [name, drawing] of Object.entries(PHOTOGRAPHS))
  test(`text stays readable on a photograph: ${name}`, async ({ page }) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99" preserveAspectRatio="none">${drawing}</svg>`;
    const body = await sharp(Buffer.from(svg)).resize(1430, 640, { fit: 'fill' }).png().toBuffer();
    // Also in place of our own picture below, which covers the whole stage.
    await page.route(/photos\.example|hero-/, (route) =>
      route.fulfill({ body, contentType: 'image/png' }),
    );
    for (const route of listBuiltRoutes('.variant')) {
      await page.goto(VARIANT + route);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page
          .locator(`${STAGE} img`)
          .evaluateAll((images: HTMLImageElement[]) =>
            Promise.all(images.map((image) => image.decode())),
          );
        await expectReadableStage(page);
      }
    }
  });
