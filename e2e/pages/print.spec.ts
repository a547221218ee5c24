import { expect } from 'playwright/test';
import { findLayoutFaults } from '../everywhere/layout-faults';
import { ALL_PATHS, CATALOGUE_PAGES } from '../site';
import { test } from './page-test';

/** Width of an A4 page between its margins, in CSS pixels. */
const SHEET = Math.round(((210 - 2 * 12) / 25.4) * 96);

for (const path of ALL_PATHS)
  test(`${path} prints no text over another, its address, and no answer to a press`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.locator(':is(main, footer) a[href^="mailto:"]:visible').first().click();
    await page.locator('#quote-sheet').waitFor();
    // The styles for paper come once the page is there.
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
    await page.setViewportSize({ width: SHEET, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    // Icons that are turned stick out, since paper has its margins elsewhere.
    const { faults } = await page.evaluate(findLayoutFaults);
    expect(faults.filter((fault) => / (?:is covered by|lies on) /.test(fault))).toEqual([]);
    await expect(page.getByRole('contentinfo').getByText('Derby, Derbyshire')).toBeVisible();
    const unprinted = page.locator(':is(main picture img, button, #quote-sheet):visible');
    await expect(unprinted).toHaveCount(0);
    const numbers = page.locator('#catalogue article').getByText(/^SKU/).filter({ visible: true });
    const catalogue = CATALOGUE_PAGES.find((page) => page.path === path);
    await expect(numbers).toHaveCount(catalogue?.products.length ?? 0);
  });
