import { expect, test } from 'playwright/test';
import { CATALOGUE_PAGES } from './site';

test('the filters wake when they come near, without a touch', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto(CATALOGUE_PAGES[0].path);
  await page.locator('form[data-ready]').waitFor();
});

test('the stylesheet that stands in the page is not fetched again', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) fetched.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.mouse.move(200, 200);
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL('/about/');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
});

test('the manifest comes with the scripts', async ({ page }) => {
  await page.goto('/contact/');
  const manifest = page.locator('link[rel="manifest"]');
  await expect(manifest).toHaveCount(0);
  await page.mouse.move(200, 200);
  await expect(manifest).toHaveCount(1);
});
