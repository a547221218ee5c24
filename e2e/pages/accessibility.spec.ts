import { expect } from 'playwright/test';
import { findAccessibilityViolations } from '../page-looks';
import { ALL_PATHS, PHONE } from '../site';
import { test } from './page-test';

for (const path of ALL_PATHS) {
  test(`${path} is accessible on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  test(`${path} is accessible on a desktop, with the quote sheet and the panel of products open`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.locator(':is(main, footer) a[href^="mailto:"]:visible').first().click();
    await page.locator('#quote-sheet').waitFor();
    await page.getByRole('button', { name: 'Products' }).hover();
    await page.locator('#products-panel').waitFor();
    await page.locator('[data-open=true]').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}

test('nothing moves for a visitor who asks for less motion', async ({ page }) => {
  await page.goto('/');
  const durations = await page.locator('*').evaluateAll((all) =>
    all
      .map((element) => getComputedStyle(element))
      .flatMap((style) => [style.transitionDuration, style.animationDuration])
      .flatMap((list) => list.split(',')),
  );
  expect(Math.max(...durations.map(Number.parseFloat))).toBeLessThanOrEqual(0.001);
});

test('the first stop of the Tab key is a link that skips the bar', async ({ page }) => {
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
