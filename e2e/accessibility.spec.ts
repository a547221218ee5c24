import { expect, test } from 'playwright/test';
import { accessibilityProblems } from './page-looks';
import { PHONE } from './site';

/** What e2e/every-page.spec.ts does not come by. */
test.describe('axe finds nothing', () => {
  test('in open questions, the form after sending what is too long, and the open phone menu', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/contact/');
    for (const summary of await page.locator('summary').all()) await summary.click();
    await page.getByLabel('First name *').fill('A');
    await page.getByLabel('Last name *').fill('B');
    await page.getByLabel('E-mail *').fill('a@b.example');
    await page.getByLabel('Message *').fill('x'.repeat(3000));
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('form').getByText(/should have opened/)).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('in the empty catalogue', async ({ page }) => {
    await page.goto('/pc-components/?q=nothing');
    await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

test('the skip link leads past the bar, which stays in view', async ({ page }) => {
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.mouse.wheel(0, 1500);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Quote' })).toBeInViewport();
});
