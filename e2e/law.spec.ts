import { expect, type Page, test } from 'playwright/test';
import { LEGAL_SECTIONS, PHONE } from './site';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Leads from each of three pages to another section, so that all of them are opened once. */
async function followEach(page: Page) {
  const from = ['/', '/pc-components/', '/contact/'];
  for (const [index, { link, path, id }] of LEGAL_SECTIONS.entries()) {
    await page.goto(from[index] ?? '/');
    await footerLink(page, link).click();
    await expect(page).toHaveURL(new RegExp(`${path}#${id}$`));
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport();
  }
}

test('the footer leads to all that the law wants said', ({ page }) => followEach(page));

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('it leads there all the same', ({ page }) => followEach(page));
});

for (const { path, id } of LEGAL_SECTIONS) {
  test(`${path}#${id} has no heading without a text`, async ({ page }) => {
    await page.goto(path);
    const entries = page.locator(`#${id} dl > div`);
    expect(await entries.count()).toBeGreaterThan(2);
    for (const entry of await entries.all()) {
      await expect(entry.locator('dt')).toHaveText(/\S/);
      await expect(entry.locator('dd')).toHaveText(/\S/);
    }
  });
}

test('the form leads to what becomes of the message', async ({ page }) => {
  await page.goto('/contact/');
  await page.getByRole('link', { name: 'What becomes of your message' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeInViewport();
});

test('the catalogue says once that its stock is confirmed in the quote', async ({ page }) => {
  for (const path of ['/gaming-hardware/', '/pc-components/']) {
    await page.goto(path);
    await expect(page.getByText('In Stock is confirmed in your quote.')).toHaveCount(1);
  }
});
