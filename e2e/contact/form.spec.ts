import { expect } from 'playwright/test';
import { expectAccessible, hydrate } from '../page-checks';
import { test } from '../page-test';
import { PHONE } from '../site';

test('a sent contact form shows its notice, is accessible and stays in place', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact/');
  // Otherwise the form would send itself plainly where the scripts take longer than four seconds.
  await hydrate(page);
  for (const question of await page.locator('#faq summary').all()) await question.click();
  for (const name of ['First name *', 'Last name *']) await page.getByLabel(name).fill('Ada');
  await page.getByLabel('Message *').fill('x'.repeat(3000));
  await page.getByLabel('Email *').fill('ada+pc@example.org');
  const form = page.locator('#message form');
  const measureTops = () =>
    form
      .locator('label, button[type=submit]')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top + scrollY));
  const before = await measureTops();
  await form.getByRole('button', { name: 'Open in your email app' }).click();
  await expect(page.locator('#sent-heading')).toBeInViewport();
  await form.getByRole('button', { name: 'Copy all' }).click();
  await expect(form.getByText('Copied.', { exact: true })).toBeVisible();
  expect(await measureTops()).toEqual(before);
  await expectAccessible(page);
});
