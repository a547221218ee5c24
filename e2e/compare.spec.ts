import { expect, type Page } from 'playwright/test';
import type { Product } from '@/checks/schemas/products';
import { pcComponents } from '@/data/categories/pc-components';
import { products } from '@/data/products';
import { productsInScope } from '@/lib/catalogue';
import { comparisons } from '@/lib/comparison';
import { test } from './hydration';
import { DESKTOP, PHONE } from './site';

const PAGES = [
  { path: '/gaming-hardware/', scope: 'gaming' },
  { path: '/pc-components/', scope: 'all' },
] as const;

const table = (page: Page, category: string) =>
  page.locator('#side-by-side details').filter({ hasText: new RegExp(`^${category}`) });

for (const { path, scope } of PAGES) {
  const expected = comparisons(productsInScope<Product>(products, scope));

  test.describe(`${path} without a script`, () => {
    test.use({ javaScriptEnabled: false });

    test('compares every category of two or more, cell by cell', async ({ page }) => {
      await page.goto(path);
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
        await expect(details.getByRole('link', { name: /^Get Quote for/ })).toHaveCount(
          compared.length,
        );
      }
    });
  });
}

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

test.describe('count tiles', () => {
  const tile = pcComponents.tiles[1];
  const total = products.filter(({ category }) => category === tile.counts).length;

  test('a tile sets the category and goes to the catalogue; a zero steps back', async ({
    page,
  }) => {
    await page.goto('/pc-components/');
    await page.getByRole('link', { name: `${total} ${tile.label}` }).click();
    await expect(page.getByLabel('Category')).toHaveValue(tile.counts);
    await expect(page.getByText(`${total} products available`)).toBeVisible();
    await expect(page.locator('#catalogue')).toBeInViewport();
    expect(new URL(page.url()).searchParams.get('category')).toBe(tile.counts);
    await expect(page.getByRole('link', { name: /^0 / }).first()).toHaveClass(/text-muted/);
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('a tile just goes to the catalogue', async ({ page }) => {
      await page.goto('/pc-components/');
      await page.getByRole('link', { name: `${total} ${tile.label}` }).click();
      await expect(page.locator('#catalogue')).toBeInViewport();
    });
  });
});

test.describe('a category card of the home page', () => {
  test('leads to its page from its picture, its text and its link', async ({ page }) => {
    for (const part of ['picture', 'h3', 'li']) {
      await page.goto('/');
      await page.locator('[data-card]').first().locator(part).first().click({ force: true });
      await expect(page).toHaveURL(/\/gaming-hardware\/$/);
    }
  });

  test('has one link, and text that can be selected', async ({ page }) => {
    await page.goto('/');
    const card = page.locator('[data-card]').first();
    await expect(card.getByRole('link')).toHaveCount(1);
    const text = card.locator('p').first();
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
});
