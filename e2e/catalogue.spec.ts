import { expect, test } from 'playwright/test';
import { pcComponents } from '@/data/category-pages/pc-components';
import { products } from '@/data/products';
import { sideways } from './page-looks';
import { CATALOGUE_PAGES, DESKTOP, PHONE } from './site';

test('two processors stand in one glance, on a phone, too', async ({ page }) => {
  await page.goto('/pc-components/');
  const details = page.locator('#side-by-side details', { hasText: /^Processors/ });
  await details.locator('summary').click();
  const headers = details.getByRole('columnheader');
  const label = details.getByRole('rowheader').first();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await headers.first().scrollIntoViewIfNeeded();
    for (const index of [0, 1]) await expect(headers.nth(index)).toBeInViewport({ ratio: 1 });
    // The labels stay where they are while the products scroll.
    const before = await label.boundingBox();
    const scroll = (left: number) =>
      details.getByRole('region').evaluate((box, to) => box.scrollTo({ left: to }), left);
    await scroll(200);
    expect((await label.boundingBox())?.x).toBe(before?.x);
    await scroll(0);
    expect(await sideways(page)).toBe(0);
  }
});

test('a tile sets the category and goes to the catalogue; a zero steps back', async ({ page }) => {
  const tile = pcComponents.tiles[1];
  const total = products.filter(({ category }) => category === tile.counts).length;
  await page.goto('/pc-components/');
  await page.getByRole('link', { name: `${total} ${tile.label}` }).click();
  await expect(page.getByLabel('Category')).toHaveValue(tile.counts);
  await expect(page.getByText(`${total} products available`)).toBeVisible();
  await expect(page.locator('#catalogue')).toBeInViewport();
  expect(new URL(page.url()).searchParams.get('category')).toBe(tile.counts);
  await expect(page.getByRole('link', { name: /^0 / }).first()).toHaveClass(/text-muted/);
});

for (const { path, placeholder } of CATALOGUE_PAGES) {
  test(`${path}: no hole in the last row, and a search of 64 units`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    for (const query of ['', '?category=Processors&q=ryzen']) {
      await page.goto(`${path}${query}`);
      if (query !== '') await expect(page.locator('#catalogue article:visible')).toHaveCount(3);
      const [list, last] = await Promise.all([
        page.locator('#catalogue ul:has(> li > article):visible').last().boundingBox(),
        page.locator('#catalogue article:visible').last().boundingBox(),
      ]);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(
        (list?.x ?? 0) + (list?.width ?? 0),
        0,
      );
    }
    expect((await page.getByPlaceholder(placeholder).boundingBox())?.width).toBe(256);
  });
}

test('a category’s card is a link, and its text can be selected', async ({ page }) => {
  for (const part of ['picture', 'h3', 'li']) {
    await page.goto('/');
    await page.locator('[data-card]').first().locator(part).first().click({ force: true });
    await expect(page).toHaveURL(/\/gaming-hardware\/$/);
  }
  await page.goBack();
  const text = page.locator('[data-card]').first().locator('p').first();
  await text.scrollIntoViewIfNeeded();
  const box = await text.boundingBox();
  if (box === null) throw new Error('the card has no text');
  await page.mouse.move(box.x + 30, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 180, box.y + 8, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(4);
  await expect(page).toHaveURL(/\/$/);
});
