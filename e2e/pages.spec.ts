import { expect, test } from 'playwright/test';
import { home } from '@/data/home';
import { products } from '@/data/products';
import { testimonials } from '@/data/testimonials';
import { boardColumn } from '@/lib/fit-lines';
import { CATALOGUE_PAGES, CATEGORIES, SHOWCASE_PAGES } from './site';

test.describe('every page', () => {
  test('ends with address, categories, e-mail and hours', async ({ page }) => {
    await page.goto('/about/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('Derby, Derbyshire')).toBeVisible();
    for (const name of CATEGORIES) await expect(footer.getByRole('link', { name })).toBeVisible();
    await expect(
      footer.getByRole('link', { name: 'enquiries@derwent-hardware.example' }),
    ).toBeVisible();
    await expect(footer.locator('dl')).toHaveText(/Mon-Fri9AM-6PMSat10AM-4PMSunClosed/);
  });
});

test('home', async ({ page }) => {
  await page.goto('/');

  await test.step('leads to the gaming page and to the contact page from its hero', async () => {
    await expect(page.getByRole('link', { name: 'Browse Products' })).toHaveAttribute(
      'href',
      '/gaming-hardware/',
    );
    await expect(page.getByRole('link', { name: 'Get Expert Advice' })).toHaveAttribute(
      'href',
      '/contact/',
    );
  });

  await test.step('shows a card for each category with picture, features, brands and a way in', async () => {
    const cards = page.locator('#products article');
    const names = await cards.getByRole('heading').allTextContents();
    expect(names.filter((name) => CATEGORIES.some((known) => known === name))).toEqual([
      ...CATEGORIES,
    ]);
    for (const card of await cards.all()) {
      await expect(card.getByRole('img')).toHaveAttribute('alt', /.{10,}/);
      await expect(card.getByText('Top brands')).toBeVisible();
      await expect(card.getByRole('link', { name: /^View Products/ })).toBeVisible();
    }
  });

  await test.step('shows a request and an answer with a verdict on each part', async () => {
    const lines = page.locator('#example ol li');
    await expect(lines).toHaveCount(home.example.mail.asked.length);
    for (const line of await lines.all()) await expect(line.locator('b')).toHaveText(/\w/);
  });

  await test.step('has testimonials of five stars, marked as samples', async () => {
    const quotations = page.locator('#testimonials figure');
    await expect(quotations).toHaveCount(testimonials.length);
    await expect(page.getByText('5 out of 5 stars')).toHaveCount(testimonials.length);
    await expect(page.getByText('Sample testimonial')).toHaveCount(
      testimonials.filter(({ sample }) => sample).length,
    );
  });

  await test.step('says who we are, why to choose us, and closes with the quote', async () => {
    await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Why choose us' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Get Your Quote Today' })).toBeVisible();
  });
});

test.describe('about', () => {
  test('bears its first value out by what goes on a board', async ({ page }) => {
    await page.goto('/about/');
    const lines = page.locator('#values figure dt');
    expect(await lines.allTextContents()).toEqual(
      boardColumn(products)?.rows.map(({ part }) => part) ?? [],
    );
  });

  test('states who we are, three values and the figures', async ({ page }) => {
    await page.goto('/about/');
    for (const name of ['Who We Are', 'Quality First', 'Customer Focus', 'Innovation']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    const figures = await page.locator('#impact dd').allTextContents();
    expect(figures).toEqual(['1000+', '5000+', '50+', '24/7', 'Est. 2020']);
  });
});

test.describe('contact', () => {
  test('answers four questions with the browser’s own disclosure', async ({ page }) => {
    await page.goto('/contact/');
    const questions = page.locator('#faq details');
    await expect(questions).toHaveCount(4);
    const answer = questions.first().locator('p');
    await expect(answer).toBeHidden();
    await questions.first().locator('summary').click();
    await expect(answer).toBeVisible();
  });
});

for (const category of CATALOGUE_PAGES) {
  test(category.name, async ({ page }) => {
    await page.goto(category.path);

    await test.step('has its headings, tiles, count line and search box', async () => {
      for (const name of [category.heading, category.tilesHeading, ...category.range]) {
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      }
      const tiles = await page.locator('[aria-labelledby=tiles-heading] li a').allTextContents();
      expect(tiles.map((text) => text.replace(/^\d+ /, ''))).toEqual(
        expect.arrayContaining([...category.tiles]),
      );
      expect(tiles.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(category.total);
      await expect(page.getByText(category.line(category.total), { exact: true })).toBeVisible();
      await expect(page.getByPlaceholder(category.placeholder, { exact: true })).toBeVisible();
      await expect(page.locator('#brands li')).toHaveCount(12);
    });

    await test.step('prints cards under its own headings, within the limits', async () => {
      const card = page.locator('#catalogue article', { hasText: category.product.name }).first();
      for (const name of category.cardHeadings)
        await expect(card.getByRole('heading', { name })).toBeVisible();
      await expect(card.locator('dl > div')).toHaveCount(3);
      await expect(card.locator('ul:not([aria-label]) > li')).toHaveCount(3);
      await expect(
        card.getByRole('list', { name: 'Compatibility' }).getByRole('listitem'),
      ).toHaveCount(2);
      await expect(card.getByText(category.product.sku)).toBeVisible();
      await expect(card.getByText('In Stock')).toBeVisible();
    });

    await test.step('has a search box of 64 units on a desktop', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const box = await page.getByPlaceholder(category.placeholder).boundingBox();
      expect(box?.width).toBe(256);
    });
  });
}

for (const category of SHOWCASE_PAGES) {
  test(`${category.name} has its themes, tiles, six items and twelve brands, and no filters`, async ({
    page,
  }) => {
    await page.goto(category.path);
    for (const name of category.headings) {
      await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    }
    await expect(page.locator('#range h3')).toHaveCount(7);
    const tiles = page.locator('#categories li');
    await expect(tiles).toHaveCount(4);
    for (const [index, parts] of category.tiles.entries()) {
      for (const part of parts) await expect(tiles.nth(index)).toContainText(part);
    }
    const cards = page.locator('#featured article');
    await expect(cards).toHaveCount(6);
    for (const [index, name] of category.items.entries()) {
      const card = cards.nth(index);
      await expect(card.getByText(name, { exact: true }).first()).toBeVisible();
      await expect(card.locator('ul:not([aria-label]) > li')).toHaveCount(4);
      await expect(card.getByText('Available brands')).toBeVisible();
    }
    await expect(page.locator('#brands li')).toHaveCount(12);
    await expect(page.getByRole('search')).toHaveCount(0);
  });
}

test('an unknown address gets our own page, its status and the categories', async ({ page }) => {
  const response = await page.goto('/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  for (const name of CATEGORIES) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  }
});
