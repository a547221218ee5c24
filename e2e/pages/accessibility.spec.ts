import { expect } from 'playwright/test';
import { findAccessibilityViolations, openQuoteSheet } from '../page-checks';
import { ALL_PATHS, PHONE } from '../site';
import { test } from './page-test';

for (const path of ALL_PATHS) {
  test(`${path} is accessible on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  test(`${path} is accessible with sheet and panel open`, async ({ page }) => {
    await page.goto(path);
    await openQuoteSheet(page);
    await page.getByRole('button', { name: 'Products' }).hover();
    await page.locator('#products-panel').waitFor();
    await page.locator('[data-open=true]').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}

test('a sent contact form is accessible and stays in place', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact/');
  for (const question of await page.locator('#faq summary').all()) await question.click();
  for (const name of ['First name *', 'Last name *']) await page.getByLabel(name).fill('Ada');
  await page.getByLabel('Message *').fill('x'.repeat(3000));
  await page.getByLabel('Email *').fill('ada+pc@example.org');
  const form = page.locator('form');
  const measureTops = () =>
    form
      .locator('label, button[type=submit]')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top + scrollY));
  const before = await measureTops();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await form.getByRole('button', { name: 'Copy message' }).click();
  await expect(form.getByText('Copied.', { exact: true })).toBeVisible();
  expect(await measureTops()).toEqual(before);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('the phone menu is accessible', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('a catalogue without results is accessible', async ({ page }) => {
  await page.goto('/pc-components/?q=nothing');
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
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
