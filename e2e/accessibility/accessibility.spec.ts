import { expect, type Page } from 'playwright/test';
import { findLayoutFaults } from '../layout/layout-faults';
import { findAccessibilityViolations, openQuoteSheet } from '../page-checks';
import { test } from '../page-test';
import { ALL_PATHS, CATALOGUE_PAGES, DESKTOP, PHONE, TEMPLATES } from '../site';

const ENQUIRY = 'parts=office-tower.30,ryzen-7-9800x3d,rog-strix-z790-e,rm850e&have=case-fffffff';
/** Width of an A4 page between its margins, in CSS pixels. */
const PRINT_WIDTH = Math.round(((210 - 2 * 12) / 25.4) * 96);

const expectAccessible = async (page: Page) =>
  expect(await findAccessibilityViolations(page)).toEqual([]);

/** Expects the printed page to have its text and address, without buttons. */
async function expectPrint(page: Page, path: string): Promise<void> {
  // The print styles load after the page.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
  await page.setViewportSize({ width: PRINT_WIDTH, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  // Rotated icons stick out of the page box, which has no margins here.
  const { faults } = await page.evaluate(findLayoutFaults);
  expect(faults.filter((fault) => / (?:is covered by|lies on) /.test(fault))).toEqual([]);
  await expect(page.getByRole('contentinfo').getByText('Derby, Derbyshire')).toBeVisible();
  const screenOnly = page.locator(':is(main picture img, button, #quote-sheet):visible');
  await expect(screenOnly).toHaveCount(0);
  const skus = page.locator('#catalogue article').getByText(/^SKU/).filter({ visible: true });
  const catalogue = CATALOGUE_PAGES.find((page) => page.path === path);
  await expect(skus).toHaveCount(catalogue?.products.length ?? 0);
}

for (const path of ALL_PATHS)
  test(`${path} is accessible and prints well`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await test.step('on a phone', () => expectAccessible(page));
    // A wide screen shows other parts of a template than a phone.
    const isTemplate = TEMPLATES.includes(path);
    if (isTemplate) await page.setViewportSize(DESKTOP);
    await openQuoteSheet(page);
    if (isTemplate)
      await test.step('on a wide screen, with sheet and panel open', async () => {
        await page.getByRole('button', { name: 'Products' }).hover();
        await page.locator('#products-panel').waitFor();
        await page.locator('[data-open=true]').waitFor();
        await expectAccessible(page);
      });
    await test.step('on paper', () => expectPrint(page, path));
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
