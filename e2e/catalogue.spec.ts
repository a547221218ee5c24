import { expect, test } from 'playwright/test';
import { products } from '@/data/shop';
import { compareProducts } from '@/lib/catalogue/comparison';
import { CATALOGUE_PAGES, DESKTOP, PHONE } from './site';

test('parts of a kind are compared, the first at once where there is room, and two stand in one glance on a phone, too', async ({
  page,
}) => {
  const [first, ...others] = compareProducts(products);
  const tables = page.locator('#side-by-side details');
  const details = tables.first();
  await page.setViewportSize(PHONE);
  await page.goto('/pc-components/');
  await expect(tables).toHaveCount(1 + others.length);
  await expect(tables.and(page.locator('[open]'))).toHaveCount(0);
  await page.setViewportSize(DESKTOP);
  await page.reload();
  await expect(tables.and(page.locator('[open]'))).toHaveCount(1);
  const lines = details.locator('tbody tr');
  for (const [index, { label, values, differs }] of (first?.rows ?? []).entries()) {
    const texts = [label, ...values.map((value) => value ?? '–')];
    await expect(lines.nth(index).locator('> *')).toHaveText(texts);
    const weight = differs ? '600' : '400';
    await expect(lines.nth(index).locator('td').first()).toHaveCSS('font-weight', weight);
  }
  const headers = details.getByRole('columnheader');
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await headers.first().scrollIntoViewIfNeeded();
    for (const index of [0, 1]) await expect(headers.nth(index)).toBeInViewport({ ratio: 1 });
  }
  // The labels stay where they are while the products scroll.
  const place = async () => (await lines.first().locator('th').boundingBox())?.x;
  const before = await place();
  await details.getByRole('region').evaluate((box) => box.scrollTo({ left: 200 }));
  expect(await place()).toBe(before);
});

for (const { path, sells, products } of CATALOGUE_PAGES) {
  test(`${path}: a tile filters in place, a zero steps back, no row has a hole, the search is 64 units`, async ({
    page,
  }) => {
    const count = products.filter(({ category }) => category === 'Graphics Cards').length;
    const cards = page.locator('#catalogue article:visible');
    const hole = () =>
      cards.last().evaluate((card) => {
        const list = card.closest('ul')?.getBoundingClientRect();
        return Math.round((list?.right ?? 0) - card.getBoundingClientRect().right);
      });
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    expect(await hole()).toBe(0);
    await page.getByRole('link', { name: `GPUs ${count}` }).click();
    await expect(cards).toHaveCount(count);
    await expect(page.locator('#catalogue')).toBeInViewport();
    expect(await hole()).toBe(0);
    await expect(page.getByRole('link', { name: / 0$/ }).first()).toHaveClass(/text-muted/);
    await expect(page.getByPlaceholder(`Search ${sells}...`)).toHaveCSS('width', '256px');
  });
}

test('a category’s card is a link, and its text can be selected', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('[data-card]').first();
  const text = card.locator('p').first();
  await text.dragTo(text, { sourcePosition: { x: 30, y: 8 }, targetPosition: { x: 180, y: 8 } });
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(4);
  await expect(page).toHaveURL(/\/$/);
  await card.locator('picture').click({ force: true });
  await expect(page).toHaveURL(/\/gaming-hardware\/$/);
});
