import { expect } from 'playwright/test';
import { test } from './hydration';
import { CATALOGUE_PAGES } from './site';

for (const category of CATALOGUE_PAGES) {
  test.describe(category.name, () => {
    test('counts, tiles and list follow the filters; clearing resets all three', async ({
      page,
    }) => {
      await page.goto(category.path);
      const cards = page.locator('#catalogue article:visible');
      await page.getByRole('combobox', { name: 'Category' }).selectOption('Graphics Cards');
      await expect(cards).toHaveCount(4);
      await page.getByRole('combobox', { name: 'Brand' }).selectOption('Sapphire');
      await expect(page.getByText(category.line(2), { exact: true })).toBeVisible();
      await expect(page.locator('.tile', { hasText: 'GPUs' })).toHaveText('2 GPUs');
      await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like it');
      await expect(page.getByText(category.empty, { exact: true })).toBeVisible();
      await expect(page.getByText(category.line(0), { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Clear all filters' }).click();
      await expect(cards).toHaveCount(category.total);
      await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('all');
      await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveValue('all');
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
      expect(page.url()).not.toContain('?');
    });
  });
}

test('a filtered address can be shared, and survives leaving and coming back', async ({ page }) => {
  await page.goto('/pc-components/?brand=ASUS&q=strix');
  await expect(page.getByText('2 products available')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('strix');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Storage Solutions' }).click();
  await expect(page).toHaveURL(/storage-solutions/);
  await page.goBack();
  await expect(page.getByText('2 products available')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveValue('ASUS');
});

test('typing adds nothing to the history', async ({ page }) => {
  await page.goto('/about/');
  await page.goto('/gaming-hardware/');
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('ryzen');
  await expect(page).toHaveURL(/\?q=ryzen$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);
});

test('the number of results is announced once typing pauses', async ({ page }) => {
  await page.goto('/gaming-hardware/');
  const status = page.getByRole('status').filter({ hasText: 'shown' });
  await expect(status).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('radeon');
  await expect(status).toHaveText('2 of 12 products shown');
});
