/** The content that each page must have, all of it without scripts. */

import { expect } from 'playwright/test';
import { about } from '@/data/shop/about';
import { company } from '@/data/shop/company';
import { home } from '@/data/shop/home';
import { products } from '@/data/shop/products';
import { testimonials } from '@/data/shop/testimonials';
import { buildBoardColumn } from '@/lib/compatibility/compatibility-table';
import { answerExample } from '@/lib/compatibility/example-answer';
import { listOpeningHours } from '@/lib/site/hours';
import { test } from '../engines/test';
import { readMailLink } from '../page-checks';
import { CATALOGUE_PAGES, CATEGORY_PAGES, ENQUIRY_ADDRESS } from '../site';

test.use({ javaScriptEnabled: false });

const CATEGORY_NAMES = CATEGORY_PAGES.map(({ name }) => name);

test('the home page has its links, cards, example and testimonials', async ({ page }) => {
  await page.goto('/');
  for (const [name, href] of [
    [home.hero.browseLabel, '/gaming-hardware/'],
    [home.hero.adviceLabel, '/contact/'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(page.locator('#products article').getByRole('heading')).toContainText(
    CATEGORY_NAMES,
  );
  const answers = answerExample(home.example.mail, products);
  await expect(page.locator('#example ol [data-outcome]')).toHaveCount(answers.length);
  await expect(page.getByText('5 out of 5 stars')).toHaveCount(testimonials.length);
  await expect(page.getByText(home.testimonials.sampleNote)).toHaveCount(
    testimonials.some(({ sample }) => sample) ? 1 : 0,
  );
});

test('the about page has its figures and the footer', async ({ page }) => {
  await page.goto('/about/');
  const figures = about.impact.figures.map(({ figure }) => figure);
  await expect(page.locator('#impact dd')).toHaveText(figures);
  const parts = buildBoardColumn(products)?.rows.map(({ part }) => part) ?? [];
  await expect(page.locator('#values figure dt')).toHaveText(parts);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(company.address.street)).toBeVisible();
  for (const name of [...CATEGORY_NAMES, ENQUIRY_ADDRESS])
    await expect(footer.getByRole('link', { name })).toBeVisible();
  const hours = listOpeningHours().map(({ label, text }) => label + text);
  await expect(footer.locator('dl')).toHaveText(hours.join(''));
});

for (const category of CATEGORY_PAGES)
  test(`${category.path} has its tiles, brands, quote links and cards`, async ({ page }) => {
    await page.goto(category.path);
    for (const name of [category.hero.quoteLabel, category.closing.quoteLabel]) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
      const { subject } = await readMailLink(link);
      expect(subject).toBe(`${category.name} Quote Request - ${company.name}`);
    }
    await expect(page.locator('#brands li')).toHaveCount(category.brands.length);
    const tiles = page.locator('#categories li, [aria-labelledby=tiles-heading] li');
    await expect(tiles).toContainText(category.tiles.map(({ label }) => label));
    if (category.kind === 'catalogue') return;
    if (['computers', 'drives'].includes(category.drawing.kind))
      await expect(page.locator('#fit').getByRole('img', { name: /^To scale: / })).toBeVisible();
    const cards = page.locator('#featured article');
    await expect(cards).toContainText(
      Object.values(category.featured).map((item) => item.category),
    );
    for (const card of await cards.all()) {
      await expect(card.locator('ul:not([aria-label]) > li')).toHaveCount(4);
      const { body } = await readMailLink(card.getByRole('link'));
      expect(body).toContain(`Item: ${await card.getByRole('heading').textContent()}`);
    }
  });

for (const { path, listCopy, products: pageProducts } of CATALOGUE_PAGES)
  test(`${path} has its catalogue`, async ({ page }) => {
    await page.goto(path);
    const catalogue = page.locator('#catalogue');
    const names = await catalogue.getByRole('heading', { level: 4 }).allTextContents();
    expect(names.toSorted()).toEqual(pageProducts.map(({ name }) => name).toSorted());
    for (const words of [listCopy.specificationsHeading, listCopy.featuresHeading])
      await expect(catalogue.getByText(words, { exact: true })).toHaveCount(pageProducts.length);
    const count = `${pageProducts.length} ${listCopy.countNoun}`;
    await expect(page.getByText(count, { exact: true })).toBeVisible();
    const [product] = pageProducts;
    const link = catalogue.getByRole('link', { name: `Get Quote for ${product?.name}` });
    const { subject, body } = await readMailLink(link);
    expect(subject).toBe(`${listCopy.productSubject} ${product?.name} - ${company.name}`);
    expect(body).toContain(`SKU: ${product?.sku}`);
  });
