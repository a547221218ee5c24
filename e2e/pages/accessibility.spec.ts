import { expect, type Page } from 'playwright/test';
import { findAccessibilityViolations, openQuoteSheet } from '../page-checks';
import { test } from '../page-test';
import { ALL_PATHS, PHONE } from '../site';

/** One page of each template. A wide screen shows other parts of them than a phone. */
const TEMPLATES = ['/', '/contact/', '/computer-systems/', '/pc-components/'];
const ENQUIRY = 'parts=office-tower.30,ryzen-7-9800x3d,rog-strix-z790-e,rm850e&have=case-fffffff';

const expectAccessible = async (page: Page) =>
  expect(await findAccessibilityViolations(page)).toEqual([]);

for (const path of ALL_PATHS)
  test(`${path} is accessible on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expectAccessible(page);
  });

for (const path of TEMPLATES)
  test(`${path} is accessible with sheet and panel open`, async ({ page }) => {
    await page.goto(path);
    await openQuoteSheet(page);
    await page.getByRole('button', { name: 'Products' }).hover();
    await page.locator('#products-panel').waitFor();
    await page.locator('[data-open=true]').waitFor();
    await expectAccessible(page);
  });

test('review and enquiry bar are accessible', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/contact/?${ENQUIRY}`);
  await expect(page.locator('.review-lines [data-outcome]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove RM850e' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectAccessible(page);
});

test('an empty catalogue with close matches, verdicts and enquiry bar is accessible', async ({
  page,
}) => {
  await page.goto(`/pc-components/?q=tufrtx5080&${ENQUIRY}`);
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Close matches/ })).toBeVisible();
  await expect(page.locator('#enquiry-bar [data-outcome]')).toBeVisible();
  await expectAccessible(page);
});

test('a sent contact form shows its notice, is accessible and stays in place', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact/');
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
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('#sent-heading')).toBeInViewport();
  await form.getByRole('button', { name: 'Copy message' }).click();
  await expect(form.getByText('Copied.', { exact: true })).toBeVisible();
  expect(await measureTops()).toEqual(before);
  await expectAccessible(page);
});

test('the phone menu is accessible', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
});

test('nothing moves for a visitor who prefers reduced motion', async ({ page }) => {
  await page.goto('/');
  const durations = await page.locator('*').evaluateAll((all) =>
    all
      .map((element) => getComputedStyle(element))
      .flatMap((style) => [style.transitionDuration, style.animationDuration])
      .flatMap((list) => list.split(',')),
  );
  expect(Math.max(...durations.map(Number.parseFloat))).toBeLessThanOrEqual(0.001);
});

test('the first Tab leads to a link that skips the header', async ({ page }) => {
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
