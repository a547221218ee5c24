import { expect, test } from 'playwright/test';
import { accessibilityProblems } from './accessibility';
import { DESKTOP, PHONE } from './site';

test.describe('axe finds nothing in each state', () => {
  test('the open Products panel', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/gaming-hardware/');
    await page.getByRole('button', { name: 'Products' }).click();
    await expect(page.locator('#products-panel')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('the open phone menu', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/contact/');
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('the empty catalogue', async ({ page }) => {
    await page.goto('/pc-components/?q=nothing');
    await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('the form after sending, too long', async ({ page }) => {
    await page.goto('/contact/');
    await page.getByLabel('First name *').fill('A');
    await page.getByLabel('Last name *').fill('B');
    await page.getByLabel('E-mail *').fill('a@b.example');
    await page.getByLabel('Message *').fill('x'.repeat(3000));
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('form').getByText(/should have opened/)).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('open questions', async ({ page }) => {
    await page.goto('/contact/');
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
