import { expect, type Locator } from 'playwright/test';
import { about } from '@/data/shop/about';
import { company } from '@/data/shop/company';
import { home } from '@/data/shop/home';
import { products } from '@/data/shop/products';
import { testimonials } from '@/data/shop/testimonials';
import { listDistinctValues } from '@/lib/catalogue/filters';
import { buildBoardColumn } from '@/lib/compatibility/compatibility-table';
import { answerExample } from '@/lib/compatibility/example-answer';
import { listOpeningHours } from '@/lib/site/hours';
import { test } from '../engines/test';
import { CATALOGUE_PAGES, CATEGORY_PAGES, ENQUIRY_ADDRESS, readMail } from '../site';

/** The content that each page must have, all of it without scripts. */
test.use({ javaScriptEnabled: false });

const NAMES = CATEGORY_PAGES.map(({ name }) => name);
const readLinkMail = async (link: Locator) =>
  readMail((await link.first().getAttribute('href')) ?? '');

test('the home page has its links, cards and testimonials', async ({ page }) => {
  await page.goto('/');
  for (const [name, href] of [
    [home.hero.browseLabel, '/gaming-hardware/'],
    [home.hero.adviceLabel, '/contact/'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);

  const cards = page.locator('#products article');
  await expect(cards.getByRole('heading')).toContainText(NAMES);
  for (const card of await cards.all()) {
    await expect(card.getByText('Top brands')).toBeVisible();
    await expect(card.getByRole('link')).toContainText(home.viewProductsLabel);
  }

  const answers = answerExample(home.example.mail, products);
  await expect(page.locator('#example ol [data-outcome]')).toHaveCount(answers.length);
  await expect(page.getByText('5 out of 5 stars')).toHaveCount(testimonials.length);
  await expect(page.getByText(home.testimonials.sampleNote)).toHaveCount(
    testimonials.filter(({ sample }) => sample).length,
  );
  const headings = [home.about.title, home.why.heading, home.closing.title];
  await expect(page.getByRole('heading')).toContainText(headings);
});

test('the about page has its figures and the footer', async ({ page }) => {
  await page.goto('/about/');
  const headings = [about.whoWeAre.heading, ...Object.keys(about.values.items)];
  await expect(page.getByRole('heading')).toContainText(headings);
  const figures = about.impact.figures.map(({ figure }) => figure);
  await expect(page.locator('#impact dd')).toHaveText(figures);
  const parts = buildBoardColumn(products)?.rows.map(({ part }) => part) ?? [];
  await expect(page.locator('#values figure dt')).toHaveText(parts);

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(company.address.street)).toBeVisible();
  for (const name of [...NAMES, ENQUIRY_ADDRESS])
    await expect(footer.getByRole('link', { name })).toBeVisible();
  const hours = listOpeningHours().map(({ label, text }) => label + text);
  await expect(footer.locator('dl')).toHaveText(hours.join(''));
});

for (const category of CATEGORY_PAGES)
  test(`${category.path} has its headings, tiles, quote links and brands`, async ({ page }) => {
    await page.goto(category.path);
    for (const name of [category.hero.quoteLabel, category.closing.quoteLabel]) {
      const { subject } = await readLinkMail(
        page.getByRole('main').getByRole('link', { name, exact: true }),
      );
      expect(subject).toBe(`${category.name} Quote Request - ${company.name}`);
    }
    await expect(page.locator('#brands li')).toHaveCount(category.brands.length);
    const headings = category.range
      ? [category.range.heading, ...Object.keys(category.range.themes)]
      : [];
    for (const name of [...headings, category.tilesHeading])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    const tiles = page.locator('#categories li, [aria-labelledby=tiles-heading] li');
    const texts = category.tiles.map((tile) =>
      'figure' in tile ? `${tile.label} ${tile.figure} ${tile.unit}` : tile.label,
    );
    await expect(tiles).toContainText(texts, { useInnerText: true });
    if (category.kind === 'catalogue') {
      for (const { label, counts } of category.tiles) {
        const name = new RegExp(`^${label} \\d+ \\(show ${counts}\\)$`);
        await expect(tiles.getByRole('link', { name })).toBeVisible();
      }
      return;
    }
    if (['computers', 'drives'].includes(category.drawing.kind))
      await expect(page.locator('#fit').getByRole('img', { name: /^To scale: / })).toBeVisible();

    const cards = page.locator('#featured article');
    await expect(cards).toContainText(
      Object.values(category.featured).map((item) => item.category),
    );
    for (const card of await cards.all()) {
      await expect(card.locator('ul:not([aria-label]) > li')).toHaveCount(4);
      await expect(card.getByText('Available brands')).toBeVisible();
      await expect(card.locator('[data-enquiry-item]')).toBeAttached();
      const { body } = await readLinkMail(card.getByRole('link'));
      expect(body).toContain(`Item: ${await card.getByRole('heading').textContent()}`);
    }
    await expect(page.getByRole('search')).toHaveCount(0);
  });

for (const { path, list, products: pageProducts } of CATALOGUE_PAGES)
  test(`${path} has its catalogue`, async ({ page }) => {
    await page.goto(path);
    const catalogue = page.locator('#catalogue');
    for (const [level, names] of [
      [2, [list.heading]],
      [3, listDistinctValues(pageProducts, 'category')],
      [4, pageProducts.map(({ name }) => name)],
    ] as const) {
      const headings = await catalogue.getByRole('heading', { level }).allTextContents();
      expect(headings.toSorted()).toEqual(names.toSorted());
    }
    const levels = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    for (const words of [list.specificationsHeading, list.featuresHeading])
      await expect(catalogue.getByText(words, { exact: true })).toHaveCount(pageProducts.length);
    const [product] = pageProducts;
    const count = `${pageProducts.length} ${list.countNoun}`;
    await expect(page.getByText(count, { exact: true })).toBeVisible();
    await expect(page.getByPlaceholder(list.searchPlaceholder)).toBeAttached();
    const { subject, body } = await readLinkMail(
      catalogue.getByRole('link', { name: `Get Quote for ${product?.name}` }),
    );
    expect(subject).toBe(`${list.productSubject} ${product?.name} - ${company.name}`);
    expect(body).toContain(`SKU: ${product?.sku}`);
  });
