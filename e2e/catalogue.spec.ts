import { expect, test } from 'playwright/test';
import { pcComponents } from '@/data/category-pages/pc-components';
import { products } from '@/data/products';
import { comparisons } from '@/lib/comparison';
import { sideways } from './page-looks';
import { CATALOGUE_PAGES, DESKTOP, PHONE } from './site';

test('processors are compared, and two of them stand in one glance, on a phone, too', async ({
  page,
}) => {
  await page.goto('/pc-components/');
  const tables = page.locator('#side-by-side details');
  const expected = comparisons(products);
  await expect(tables).toHaveCount(expected.length);
  const details = tables.filter({ hasText: /^Processors/ });
  await details.locator('summary').click();
  const printed = await details.locator('tbody tr').evaluateAll((lines) =>
    lines.map((line) => {
      const [label, ...values] = [...line.children].map(({ textContent }) => textContent);
      const [cell] = line.getElementsByTagName('td');
      return { label, values, differs: cell && getComputedStyle(cell).fontWeight !== '400' };
    }),
  );
  const { rows } = expected.find(({ category }) => category === 'Processors') ?? { rows: [] };
  expect(printed).toEqual(
    rows.map((row) => ({ ...row, values: row.values.map((value) => value ?? '–') })),
  );
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
    const list = page.locator('#catalogue ul:has(> li > article):visible').last();
    const card = page.locator('#catalogue article:visible');
    const hole = async () => {
      const [all, last] = [await list.boundingBox(), await card.last().boundingBox()];
      return Math.round((all?.x ?? 0) + (all?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0));
    };
    await page.goto(path);
    expect(await hole()).toBe(0);
    await page.getByPlaceholder(placeholder).fill('ryzen');
    await page.getByLabel('Category').selectOption('Processors');
    await expect(card).toHaveCount(3);
    expect(await hole()).toBe(0);
    expect((await page.getByPlaceholder(placeholder).boundingBox())?.width).toBe(256);
  });
}

test('a category’s card is a link, and its text can be selected', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('[data-card]').first();
  const text = card.locator('p').first();
  await text.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await text.boundingBox()) ?? {};
  await page.mouse.move(x + 30, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + 180, y + 8, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(4);
  await expect(page).toHaveURL(/\/$/);
  await card.locator('picture').click({ force: true });
  await expect(page).toHaveURL(/\/gaming-hardware\/$/);
});
