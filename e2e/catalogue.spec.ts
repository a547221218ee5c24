import { expect, type Page, test } from 'playwright/test';
import { pcComponents } from '@/data/category-pages/pc-components';
import { products } from '@/data/products';
import { comparisons } from '@/lib/comparison';
import { CATALOGUE_PAGES, DESKTOP, PHONE } from './site';

const table = (page: Page, category: string) =>
  page.locator('#side-by-side details').filter({ hasText: new RegExp(`^${category}`) });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every category of two or more is compared, cell by cell', async ({ page }) => {
    const expected = comparisons(products);
    await page.goto('/pc-components/');
    await expect(page.locator('#side-by-side details')).toHaveCount(expected.length);
    for (const { category, products: compared, rows } of expected) {
      const details = table(page, category);
      await details.locator('summary').click();
      await expect(details.getByRole('columnheader')).toHaveText(
        compared.map(({ brand, name }) => `${brand}${name}`),
      );
      const printed = await details.locator('tbody tr').evaluateAll((lines) =>
        lines.map((line) => {
          const stepsBack = [...line.querySelectorAll('td')].every(
            (cell) => getComputedStyle(cell).fontWeight === '400',
          );
          return [stepsBack, ...[...line.children].map((cell) => cell.textContent)];
        }),
      );
      expect(printed).toEqual(
        rows.map(({ label, values, differs }) => [
          !differs,
          label,
          ...values.map((value) => value ?? '–'),
        ]),
      );
    }
  });
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`two processors stand in one glance at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/pc-components/');
    const details = table(page, 'Processors');
    await details.locator('summary').click();
    const headers = details.getByRole('columnheader');
    await headers.first().scrollIntoViewIfNeeded();
    for (const index of [0, 1]) await expect(headers.nth(index)).toBeInViewport({ ratio: 1 });
    // The labels stay where they are while the products scroll.
    const label = details.getByRole('rowheader').first();
    const before = await label.boundingBox();
    await details.getByRole('region').evaluate((box) => box.scrollTo({ left: 200 }));
    expect((await label.boundingBox())?.x).toBe(before?.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });
}

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
  test(`${path}: the last row of cards has no hole, filtered or not, beside a search of 64 units`, async ({
    page,
  }) => {
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

test('a category’s card leads to its page from each of its parts, and its text can be selected', async ({
  page,
}) => {
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
