import { expect, test } from 'playwright/test';
import { accessibilityProblems } from './page-looks';
import { DESKTOP, PHONE } from './site';

/** What e2e/every-page.spec.ts does not come by. */
test('axe finds nothing where a visitor has acted', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact/');
  const questions = page.locator('#faq details');
  await expect(questions).toHaveCount(4);
  for (const question of await questions.all()) {
    await expect(question.locator('p')).toBeHidden();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
  }
  await page.getByLabel('First name *').fill('A');
  await page.getByLabel('Last name *').fill('B');
  await page.getByLabel('E-mail *').fill('a@b.example');
  await page.getByLabel('Message *').fill('x'.repeat(3000));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/Your message is longer/)).toBeVisible();
  await expect(page.locator('form').getByText(/should have opened/)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  await page.goto('/pc-components/?q=nothing');
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
