import { expect, type Page, test } from 'playwright/test';
import { PATHS, PHONE } from './site';

/** What the law wants said, and where the footer of every page leads to. */
const SECTIONS = [
  { link: 'Before you order', path: '/contact/', id: 'before-you-order' },
  { link: 'Privacy', path: '/contact/', id: 'privacy' },
  { link: 'Recycling', path: '/about/', id: 'recycling' },
] as const;

async function followEach(page: Page, from: string) {
  for (const { link, path, id } of SECTIONS) {
    await page.goto(from);
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}#${id}$`));
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport();
  }
}

for (const path of PATHS) {
  test(`${path} leads to all that the law wants said`, ({ page }) => followEach(page, path));
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });
  for (const path of PATHS) {
    test(`${path} leads to it all the same`, ({ page }) => followEach(page, path));
  }
});

for (const { path, id } of SECTIONS) {
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
