import { expect, test } from 'playwright/test';
import { CATALOGUE_PAGES, DESKTOP, PATHS, PHONE, readMail } from './site';

test.use({ javaScriptEnabled: false });

for (const path of PATHS) {
  test(`${path} reads whole without a script`, async ({ page, browser }) => {
    await page.goto(path);
    const withScript = await browser.newPage();
    await withScript.goto(path, { waitUntil: 'networkidle' });
    const text = (html: string) => html.replace(/\s+/g, ' ').trim();
    const live = withScript.getByRole('main');
    expect(text((await page.getByRole('main').textContent()) ?? '')).toBe(
      text((await live.textContent()) ?? ''),
    );
    await withScript.close();
  });
}

test('the filters do not pretend to work, and every product is there', async ({ page }) => {
  for (const category of CATALOGUE_PAGES) {
    await page.goto(category.path);
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.locator('#catalogue article')).toHaveCount(category.total);
  }
});

test('Products opens by hover and by focus', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  const panel = page.locator('#products-panel');
  await page.getByRole('button', { name: 'Products' }).hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(10, 700);
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Products' }).focus();
  await expect(panel).toBeVisible();
});

test('the phone menu opens, closes and leads on', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(sheet).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await sheet.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact/');
});

test('quote links and the form’s button lead to the enquiry address', async ({ page }) => {
  await page.goto('/contact/');
  const action = (await page.locator('form [type=submit]').getAttribute('formaction')) ?? '';
  expect(readMail(action).to).toBe('enquiries@derwent-hardware.example');
  for (const link of await page.locator('a[href^="mailto:"]').all()) {
    expect(readMail((await link.getAttribute('href')) ?? '').to).toBe(
      'enquiries@derwent-hardware.example',
    );
  }
});
