import { expect, test } from 'playwright/test';
import { findAccessibilityViolations } from './page-looks';
import { DESKTOP, PHONE } from './site';

/** States that e2e/pages/accessibility.spec.ts does not come by. */
test('the contact form is accessible once it is sent, and offers its text in place', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await page.goto('/contact/');
  for (const question of await page.locator('#faq summary').all()) await question.click();
  for (const name of ['First name *', 'Last name *'])
    await page.getByLabel(name).fill('Ada & Söhne');
  await page.getByLabel('Message *').fill('x'.repeat(3000));
  await page.getByLabel('E-mail *').fill('ada+pc@example.org');
  const form = page.locator('form');
  const places = () =>
    form
      .locator('label, button[type=submit]')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top + scrollY));
  const before = await places();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText(/Your message is longer/)).toBeVisible();
  await form.getByRole('button', { name: 'Copy message' }).click();
  await expect(form.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Ada & Söhne');
  expect(await places()).toEqual(before);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('the phone menu is accessible', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('a catalogue in which nothing is found is accessible', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/pc-components/?q=nothing');
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
