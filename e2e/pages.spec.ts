import { expect, type Locator } from 'playwright/test';
import { home, products, testimonials } from '@/data/shop';
import { buildBoardColumn } from '@/lib/compatibility/compatibility-table';
import { answerExample } from '@/lib/compatibility/example-answer';
import { CATEGORY_PAGES, ENQUIRY_ADDRESS, readMail } from './site';
import { test } from './visitor/test';

/** The content that each page must have, all of it without scripts. */
test.use({ javaScriptEnabled: false });

const NAMES = CATEGORY_PAGES.map(({ name }) => name);
const readLinkMail = async (link: Locator) =>
  readMail((await link.first().getAttribute('href')) ?? '');

test('the home page has its links, cards and testimonials', async ({ page }) => {
  await page.goto('/');
  for (const [name, href] of [
    ['Browse Products', '/gaming-hardware/'],
    ['Get Expert Advice', '/contact/'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);

  const cards = page.locator('#products article');
  await expect(cards.getByRole('heading')).toContainText(NAMES);
  for (const card of await cards.all()) {
    await expect(card.getByText('Top brands')).toBeVisible();
    await expect(card.getByRole('link')).toHaveText(/^View Products/);
  }

  const answers = home.example ? answerExample(home.example.mail, products) : [];
  await expect(page.locator('#example ol [data-outcome]')).toHaveCount(answers.length);
  await expect(page.getByText('5 out of 5 stars')).toHaveCount(testimonials.length);
  await expect(page.getByText(home.testimonials.sampleNote)).toHaveCount(
    testimonials.filter(({ sample }) => sample).length,
  );
  const headings = ['About us', 'Why choose us', 'Get Your Quote Today'];
  await expect(page.getByRole('heading')).toContainText(headings);
});

test('the about page has its figures and the footer', async ({ page }) => {
  await page.goto('/about/');
  const headings = ['Who We Are', 'Quality First', 'Customer Focus', 'Innovation'];
  await expect(page.getByRole('heading')).toContainText(headings);
  const figures = ['1000+', '5000+', '50+', '24/7', 'Est. 2020'];
  await expect(page.locator('#impact dd')).toHaveText(figures);
  const parts = buildBoardColumn(products)?.rows.map(({ part }) => part) ?? [];
  await expect(page.locator('#values figure dt')).toHaveText(parts);

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Derby, Derbyshire')).toBeVisible();
  for (const name of [...NAMES, ENQUIRY_ADDRESS])
    await expect(footer.getByRole('link', { name })).toBeVisible();
  await expect(footer.locator('dl')).toHaveText(/Mon-Fri9AM-6PMSat10AM-4PMSunClosed/);
});

for (const category of CATEGORY_PAGES)
  test(`${category.path} has its headings, tiles, quote links and products`, async ({ page }) => {
    await page.goto(category.path);
    for (const name of category.headings.split(', ').filter(Boolean))
      await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    for (const name of category.buttons.split(', ')) {
      const { subject } = await readLinkMail(
        page.getByRole('main').getByRole('link', { name, exact: true }),
      );
      expect(subject).toBe(`${category.name} Quote Request - Derwent Hardware`);
    }
    await expect(page.locator('#brands li')).toHaveCount(12);
    const tiles = page.locator('#categories li, [aria-labelledby=tiles-heading] li');
    await expect(tiles).toContainText(category.tiles.split(', '), { useInnerText: true });

    if ('items' in category) {
      await expect(page.locator('#range :is(.themes, .tiles) h3')).toHaveCount(7);
      const cards = page.locator('#featured article');
      await expect(cards).toContainText(category.items.split(', '));
      await expect(cards).toHaveCount(6);
      for (const card of await cards.all()) {
        await expect(card.locator('ul:not([aria-label]) > li')).toHaveCount(4);
        await expect(card.getByText('Available brands')).toBeVisible();
        await expect(card.locator('[data-enquiry-item]')).toBeAttached();
        const { body } = await readLinkMail(card.getByRole('link'));
        expect(body).toContain(`Item: ${await card.getByRole('heading').textContent()}`);
      }
      await expect(page.getByRole('search')).toHaveCount(0);
      return;
    }
    const [product] = category.products;
    const count = `${category.products.length} ${category.sells} available`;
    await expect(page.getByText(count, { exact: true })).toBeVisible();
    await expect(page.getByPlaceholder(`Search ${category.sells}...`)).toBeAttached();
    const { subject, body } = await readLinkMail(
      page.locator('#catalogue').getByRole('link', { name: `Get Quote for ${product?.name}` }),
    );
    expect(subject).toBe(`${category.productSubject} ${product?.name} - Derwent Hardware`);
    expect(body).toContain(`SKU: ${product?.sku}`);
  });
