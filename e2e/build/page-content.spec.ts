/** The content that each page must have, all of it without scripts. */

import { expect } from 'playwright/test';
import { emailCopy } from '@/data/copy/email';
import { company } from '@/data/shop/company';
import { home } from '@/data/shop/home';
import { testimonials } from '@/data/shop/testimonials';
import { readMailLink } from '../page-checks';
import { test } from '../page-test';
import { CATALOGUE_PAGES, CATEGORY_PAGES } from '../site';

test.use({ javaScriptEnabled: false });

test('the home page has its links, cards, example and testimonials', async ({ page }) => {
  await page.goto('/');
  for (const [name, href] of [
    [home.hero.browseLabel, '/gaming-hardware/'],
    [home.hero.adviceLabel, '/contact/'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(page.locator('#products article')).toHaveCount(6);
  await expect(page.locator('#example ol [data-outcome]')).not.toHaveCount(0);
  await expect(page.getByRole('figure', { name: emailCopy.previewLabel })).toContainText(
    `${emailCopy.prompts.use}: ${home.closing.answers[emailCopy.prompts.use]}`,
  );
  await expect(page.getByText('5 out of 5 stars')).toHaveCount(testimonials.length);
  await expect(page.getByText(home.testimonials.sampleNote)).toHaveCount(
    testimonials.some(({ sample }) => sample) ? 1 : 0,
  );
});

test('the about page has its figures, its table and the footer', async ({ page }) => {
  await page.goto('/about/');
  for (const list of ['#impact dd', '#values figure dt'])
    await expect(page.locator(list)).not.toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(company.address.street)).toBeVisible();
  for (const name of [...CATEGORY_PAGES.map((category) => category.name), company.email])
    await expect(footer.getByRole('link', { name })).toBeVisible();
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
    await expect(page.locator('.count-tiles > *')).toHaveCount(category.tiles.length);
    if (category.kind === 'catalogue') return;
    if (['computers', 'drives'].includes(category.drawing.kind))
      await expect(
        page
          .locator('#fit')
          .getByRole('img', { name: /^To scale: / })
          .first(),
      ).toBeVisible();
    const cards = page.locator('#featured article');
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) {
      await expect(card.locator('ul:not([aria-label]) > li')).toHaveCount(4);
      const { body } = await readMailLink(card.getByRole('link'));
      expect(body).toContain(`Item: ${await card.getByRole('heading').textContent()}`);
    }
  });

for (const { path, listCopy, productSubject, products } of CATALOGUE_PAGES)
  test(`${path} has its catalogue`, async ({ page }) => {
    await page.goto(path);
    const cards = page.locator('#catalogue article');
    await expect(cards).toHaveCount(products.length);
    const count = `${products.length} ${listCopy.countNoun}`;
    await expect(page.getByText(count, { exact: true })).toBeVisible();
    const { subject, body } = await readMailLink(
      cards.first().getByRole('link', { name: /^Get Quote for / }),
    );
    const name = await cards.first().getByRole('heading').textContent();
    expect(subject).toBe(`${productSubject} ${name} - ${company.name}`);
    expect(body).toMatch(/^SKU: \S/m);
  });
