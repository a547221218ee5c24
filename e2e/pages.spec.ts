import { expect, type Locator, type Page, test } from 'playwright/test';
import { home } from '@/data/home';
import { products } from '@/data/products';
import { testimonials } from '@/data/testimonials';
import { boardColumn } from '@/lib/fit-lines';
import { CATALOGUE_PAGES, CATEGORY_PAGES, readMail, SHOWCASE_PAGES, TO } from './site';

/** What the specification says of each page, which is all there without a script. */
test.use({ javaScriptEnabled: false });

const mailOf = async (link: Locator) => readMail((await link.first().getAttribute('href')) ?? '');
const main = (page: Page) => page.getByRole('main');

async function expectHeadings(page: Page, names: readonly string[]) {
  for (const name of names)
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
}

/** What every category page has: its headings, buttons that all ask for the same, and twelve brands. */
async function expectCategoryPage(
  page: Page,
  { path, name, headings, buttons }: (typeof CATALOGUE_PAGES | typeof SHOWCASE_PAGES)[number],
) {
  await page.goto(path);
  await expectHeadings(page, headings);
  for (const label of buttons) {
    const mail = await mailOf(main(page).getByRole('link', { name: label, exact: true }));
    expect(mail).toMatchObject({ to: TO, subject: `${name} Quote Request - Derwent Hardware` });
    expect(mail.body).toContain('requirements');
  }
  await expect(page.locator('#brands li')).toHaveCount(12);
}

test('home', async ({ page }) => {
  await page.goto('/');
  const bar = await mailOf(page.getByRole('banner').getByRole('link', { name: 'Get Quote' }));
  expect(bar).toMatchObject({ to: TO, subject: 'Quote Request - Derwent Hardware' });
  expect(bar.body).toMatch(/\bquote\b.*\bhardware\b/);
  const leadsTo = (name: string, href: string) =>
    expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  await leadsTo('Browse Products', '/gaming-hardware/');
  await leadsTo('Get Expert Advice', '/contact/');

  const cards = page.locator('#products article');
  const names = await cards.getByRole('heading').allTextContents();
  expect(names.filter((name) => CATEGORY_PAGES.some((known) => known === name))).toEqual([
    ...CATEGORY_PAGES,
  ]);
  for (const card of await cards.all()) {
    await expect(card.getByRole('img')).toHaveAttribute('alt', /.{10,}/);
    await expect(card.getByText('Top brands')).toBeVisible();
    await expect(card.getByRole('link')).toHaveText(/^View Products/);
  }

  await expect(page.locator('#example ol li b')).toHaveCount(home.example.mail.asked.length);
  await expect(page.getByText('5 out of 5 stars')).toHaveCount(testimonials.length);
  await expect(page.getByText('Sample testimonial')).toHaveCount(
    testimonials.filter(({ sample }) => sample).length,
  );
  await expectHeadings(page, ['About us', 'Why choose us', 'Get Your Quote Today']);
});

test('about, with the foot of every page', async ({ page }) => {
  await page.goto('/about/');
  await expectHeadings(page, ['Who We Are', 'Quality First', 'Customer Focus', 'Innovation']);
  const figures = await page.locator('#impact dd').allTextContents();
  expect(figures).toEqual(['1000+', '5000+', '50+', '24/7', 'Est. 2020']);
  const parts = await page.locator('#values figure dt').allTextContents();
  expect(parts).toEqual(boardColumn(products)?.rows.map(({ part }) => part) ?? []);

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Derby, Derbyshire')).toBeVisible();
  for (const name of [...CATEGORY_PAGES, TO])
    await expect(footer.getByRole('link', { name })).toBeVisible();
  await expect(footer.locator('dl')).toHaveText(/Mon-Fri9AM-6PMSat10AM-4PMSunClosed/);
});

for (const expected of CATALOGUE_PAGES) {
  test(expected.name, async ({ page }) => {
    const { name, sku, brand } = expected.product;
    await expectCategoryPage(page, expected);
    const tiles = await page.locator('[aria-labelledby=tiles-heading] li a').allTextContents();
    expect(tiles.map((text) => text.replace(/^\d+ /, ''))).toEqual(
      expect.arrayContaining([...expected.tiles]),
    );
    expect(tiles.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(expected.total);
    await expect(
      page.getByText(`${expected.total} ${expected.line}`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByPlaceholder(expected.placeholder, { exact: true })).toHaveCount(1);

    const card = page.locator('#catalogue article', { hasText: name }).first();
    const mail = await mailOf(card.getByRole('link', { name: `Get Quote for ${name}` }));
    expect(mail.to).toBe(TO);
    expect(mail.subject).toBe(`${expected.productSubject} ${name} - Derwent Hardware`);
    expect(mail.body).toContain(`Product: ${name}\r\nSKU: ${sku}\r\nBrand: ${brand}`);
  });
}

for (const expected of SHOWCASE_PAGES) {
  test(expected.name, async ({ page }) => {
    await expectCategoryPage(page, expected);
    await expect(page.locator('#range h3')).toHaveCount(7);
    const tiles = await page.locator('#categories li').allTextContents();
    expect(tiles).toHaveLength(4);
    for (const [index, words] of expected.tiles.entries())
      for (const word of words.split(' ')) expect(tiles[index]).toContain(word);
    const cards = page.locator('#featured article');
    await expect(cards).toHaveCount(6);
    for (const [index, name] of expected.items.split(', ').entries()) {
      const card = cards.nth(index);
      await expect(card.getByText(name, { exact: true }).first()).toBeVisible();
      await expect(card.locator('ul:not([aria-label]) > li')).toHaveCount(4);
      await expect(card.getByText('Available brands')).toBeVisible();
      const mail = await mailOf(card.getByRole('link'));
      expect(mail.subject).toBe(`${expected.name} Quote Request - Derwent Hardware`);
      expect(mail.body).toContain(`Item: ${await card.getByRole('heading').textContent()}`);
    }
    await expect(page.getByRole('search')).toHaveCount(0);
  });
}
