import { expect, type Page, test } from 'playwright/test';

async function fillIn(page: Page, message: string) {
  await page.getByLabel('First name *').fill('Ada');
  await page.getByLabel('Last name *').fill('Lovelace & Söhne');
  await page.getByLabel('E-mail *').fill('ada+pc@example.org');
  await page.getByLabel('Company').fill('Engines 100% Ltd');
  await page.getByLabel('Subject').selectOption('Bulk Order');
  await page.getByLabel('Message *').fill(message);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

test.beforeEach(({ page }) => page.goto('/contact/'));

test('says what should have happened, and copies message and address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillIn(page, 'Hello there');
  await send(page);
  await expect(page.locator('form').getByText(/should have opened/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy the message' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Hello there');
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('enquiries@derwent-hardware.example');
});

test('moves nothing above the button when it is pressed, nor the button when a text is copied', async ({
  page,
}) => {
  await fillIn(page, 'Hello there');
  const button = page.getByRole('button', { name: 'Send Message' });
  await button.scrollIntoViewIfNeeded();
  const places = () =>
    page
      .locator('form label, form button[type="submit"]')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top));
  const before = await places();
  await button.click();
  const copy = page.getByRole('button', { name: 'Copy the message' });
  await expect(copy).toBeVisible();
  expect(await places()).toEqual(before);
  const height = (await copy.boundingBox())?.height;
  await copy.click();
  await expect(page.getByText(/Copied|would not copy/)).toBeVisible();
  expect((await copy.boundingBox())?.height).toBe(height);
});
