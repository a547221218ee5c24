import { expect } from 'playwright/test';
import { findLayoutFaults } from '../everywhere/layout-faults';
import { openQuoteSheet } from '../page-checks';
import { ALL_PATHS, CATALOGUE_PAGES } from '../site';
import { test } from './page-test';

/** Width of an A4 page between its margins, in CSS pixels. */
const PRINT_WIDTH = Math.round(((210 - 2 * 12) / 25.4) * 96);

for (const path of ALL_PATHS)
  test(`${path} prints its text and address, without buttons`, async ({ page }) => {
    await page.goto(path);
    await openQuoteSheet(page);
    // The print styles load after the page.
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
    await page.setViewportSize({ width: PRINT_WIDTH, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    // Rotated icons stick out of the page box, which has no margins here.
    const { faults } = await page.evaluate(findLayoutFaults);
    expect(faults.filter((fault) => / (?:is covered by|lies on) /.test(fault))).toEqual([]);
    await expect(page.getByRole('contentinfo').getByText('Derby, Derbyshire')).toBeVisible();
    const screenOnly = page.locator(':is(main picture img, button, #quote-sheet):visible');
    await expect(screenOnly).toHaveCount(0);
    const skus = page.locator('#catalogue article').getByText(/^SKU/).filter({ visible: true });
    const catalogue = CATALOGUE_PAGES.find((page) => page.path === path);
    await expect(skus).toHaveCount(catalogue?.products.length ?? 0);
  });
