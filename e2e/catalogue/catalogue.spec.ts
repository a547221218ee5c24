import { expect } from 'playwright/test';
import { products } from '@/data/shop/products';
import { expectAccessible } from '../page-checks';
import { test } from '../page-test';
import { PHONE, SELECTORS } from '../site';

test('a comparison shows two products at once, even on a phone', async ({ page }) => {
  const tables = page.locator('#side-by-side details');
  await page.setViewportSize(PHONE);
  await page.goto('/pc-components/');
  await expect(tables.and(page.locator('[open]'))).toHaveCount(0);
  await tables.first().locator('summary').click();
  const headers = tables.first().getByRole('columnheader');
  for (const index of [0, 1]) await expect(headers.nth(index)).toBeInViewport({ ratio: 1 });
  // The labels stay in place while the products scroll.
  const label = tables.first().locator('tbody th').first();
  const before = await label.boundingBox();
  await tables
    .first()
    .getByRole('region')
    .evaluate((region) => region.scrollTo({ left: 200 }));
  expect(await label.boundingBox()).toEqual(before);
});

test('a tile filters the list in view, without gaps', async ({ page }) => {
  const count = products.filter(({ category }) => category === 'Graphics Cards').length;
  const cards = page.locator('#catalogue article:visible');
  await page.goto('/pc-components/');
  await page.getByRole('link', { name: `GPUs ${count}` }).click();
  await expect(cards).toHaveCount(count);
  await expect(page.locator('#catalogue')).toBeInViewport();
  const gap = await cards.last().evaluate((card) => {
    const list = card.closest('ul')?.getBoundingClientRect();
    return Math.round((list?.right ?? 0) - card.getBoundingClientRect().right);
  });
  expect(gap).toBe(0);
});

test('an empty catalogue with close matches, verdicts and enquiry bar is accessible', async ({
  page,
}) => {
  const parts = 'ryzen-7-9800x3d,rog-strix-z790-e,rm850e';
  await page.goto(`/pc-components/?q=tufrtx5080&parts=${parts}&have=case-fffffff`);
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Close matches/ })).toBeVisible();
  await expect(page.locator(`${SELECTORS.bar} [data-outcome]`)).toBeVisible();
  await expectAccessible(page);
});

test('a category card is a link', async ({ page }) => {
  await page.goto('/');
  await page.locator('#products article').first().click();
  await expect(page).toHaveURL(/\/gaming-hardware\/$/);
});
