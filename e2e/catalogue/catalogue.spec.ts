import { expect } from 'playwright/test';
import { products } from '@/data/shop/products';
import { compareProducts } from '@/lib/catalogue/comparison';
import { test } from '../page-test';
import { DESKTOP, PHONE } from '../site';

test('a comparison shows two products at once, even on a phone', async ({ page }) => {
  const comparisons = compareProducts(products);
  const tables = page.locator('#side-by-side details');
  for (const [viewport, openCount] of [
    [PHONE, 0],
    [DESKTOP, 1],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto('/pc-components/');
    await expect(tables).toHaveCount(comparisons.length);
    await expect(tables.and(page.locator('[open]'))).toHaveCount(openCount);
  }
  const rows = tables.first().locator('tbody tr');
  for (const [index, { label, values, hasDifferences }] of (comparisons[0]?.rows ?? []).entries()) {
    const cells = [label, ...values.map((value) => value ?? '–')];
    await expect(rows.nth(index).locator('> *')).toHaveText(cells);
    const weight = hasDifferences ? '600' : '400';
    await expect(rows.nth(index).locator('td').first()).toHaveCSS('font-weight', weight);
  }
  const headers = tables.first().getByRole('columnheader');
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await headers.first().scrollIntoViewIfNeeded();
    for (const index of [0, 1]) await expect(headers.nth(index)).toBeInViewport({ ratio: 1 });
  }
  // The labels stay in place while the products scroll.
  const measureLabelLeft = async () => (await rows.first().locator('th').boundingBox())?.x;
  const before = await measureLabelLeft();
  await tables
    .first()
    .getByRole('region')
    .evaluate((region) => region.scrollTo({ left: 200 }));
  expect(await measureLabelLeft()).toBe(before);
});

test('a tile filters in place, without gaps', async ({ page }) => {
  const count = products.filter(({ category }) => category === 'Graphics Cards').length;
  const cards = page.locator('#catalogue article:visible');
  const measureGap = () =>
    cards.last().evaluate((card) => {
      const list = card.closest('ul')?.getBoundingClientRect();
      return Math.round((list?.right ?? 0) - card.getBoundingClientRect().right);
    });
  await page.goto('/pc-components/');
  expect(await measureGap()).toBe(0);
  await page.getByRole('link', { name: `GPUs ${count}` }).click();
  await expect(cards).toHaveCount(count);
  await expect(page.locator('#catalogue')).toBeInViewport();
  expect(await measureGap()).toBe(0);
  // 64 of Tailwind's units of 4 px.
  await expect(page.getByPlaceholder('Search products...')).toHaveCSS('width', '256px');
});

test('a category card is a link, and its text can be selected', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('[data-card]').first();
  const text = card.locator('p').first();
  await text.dragTo(text, { sourcePosition: { x: 30, y: 8 }, targetPosition: { x: 180, y: 8 } });
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(4);
  await expect(page).toHaveURL(/\/$/);
  await card.locator('picture').click({ force: true });
  await expect(page).toHaveURL(/\/gaming-hardware\/$/);
});
