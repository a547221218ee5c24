import { expect, type Page, test } from 'playwright/test';
import { findAccessibilityViolations, measureSidewaysScroll } from './page-checks';
import { CATEGORY_PAGES, DESKTOP, PATHS, PHONE } from './site';

/** Details of the enquiry that one browser is enough for. */

const LINK = '/contact/?parts=office-tower.30,ryzen-7-9800x3d,rog-strix-z790-e,rm850e';

const findBar = (page: Page) => page.getByRole('region', { name: 'Items in your enquiry' });
const findReview = (page: Page) => page.getByRole('region', { name: 'Your enquiry' });

/** Returns the share of the window that sticky layers cover. */
const measureStickyShare = (page: Page) =>
  page.locator('header, .category-links, #enquiry-bar').evaluateAll((layers) => {
    const covered = layers
      .filter((layer) => getComputedStyle(layer).position === 'sticky')
      .map((layer) => layer.getBoundingClientRect())
      .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0));
    return covered.reduce((sum, height) => sum + Math.max(height, 0), 0) / innerHeight;
  });

test('every page has the bar, and every item a box', async ({ page }) => {
  await page.goto('/computer-systems/');
  await page.getByLabel('Include Office Tower in my enquiry').check();
  for (const path of PATHS) {
    await page.goto(path);
    await expect(findBar(page)).toContainText('1 item');
  }
  for (const { path, ...category } of CATEGORY_PAGES) {
    await page.goto(path);
    const count = 'products' in category ? category.products.length : 6;
    await expect(page.getByRole('checkbox', { name: /^Include .+ in my enquiry$/ })).toHaveCount(
      count,
    );
  }
  await expect(page.locator('.tick + a').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('an enquiry belongs to its tab', async ({ page, context }) => {
  await page.goto('/computer-systems/');
  await page.getByLabel('Include Office Tower in my enquiry').check();
  await expect(findBar(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/computer-systems/');
  await expect(other.getByLabel('Include Office Tower in my enquiry')).not.toBeChecked();
  await expect(findBar(other)).toBeHidden();
});

for (const size of [{ width: 320, height: 256 }, PHONE, DESKTOP])
  test(`sticky layers cover a quarter at most, ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(LINK);
    await expect(findReview(page)).toBeVisible();
    for (const path of ['/pc-components/', '/computer-systems/', '/contact/']) {
      await page.goto(path);
      await page.locator('html[data-enquiry]').waitFor({ state: 'attached' });
      // Within the list, where the links to its categories stick.
      await page.evaluate(() => window.scrollTo(0, 3000));
      expect(await measureStickyShare(page)).toBeLessThanOrEqual(0.25);
      expect(await measureSidewaysScroll(page)).toBe(0);
    }
    // The bar makes room for a keyboard on the screen.
    await page.goto('/pc-components/');
    await page.getByRole('searchbox').focus();
    await expect(page.locator('#enquiry-bar')).toHaveCSS('position', 'static');
  });

for (const size of [PHONE, DESKTOP])
  test(`bar and review are accessible, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(`${LINK}&have=case-fffffff`);
    await expect(page.locator('.review-lines [data-outcome]').first()).toBeVisible();
    await page.getByRole('button', { name: 'Remove RM850e' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.goto('/pc-components/');
    await expect(page.locator('#enquiry-bar [data-outcome]')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

test('an emptied quantity comes back, and Remove keeps the focus', async ({ page }) => {
  await page.goto(LINK);
  const quantity = page.getByLabel('Quantity of Office Tower');
  await expect(quantity).toHaveValue('30');
  for (const text of ['', '0', 'x']) {
    await quantity.fill(text);
    await quantity.blur();
    await expect(quantity).toHaveValue('30');
  }
  await quantity.fill('7');
  await expect(page.locator('[data-subject]').first()).toContainText('7 × Office Tower and 3 more');
  await page.getByRole('button', { name: 'Remove Office Tower' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Remove Ryzen 7/ })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(quantity).toHaveValue('7');
  await page.getByRole('button', { name: 'Remove all' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your enquiry' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Your enquiry' })).toBeInViewport();
});

test('the review copies its message, its subject and its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(LINK);
  for (const [button, text] of [
    ['Copy message', '30 × Office Tower'],
    ['Copy subject', 'Quote Request for 30 × Office Tower and 3 more - Derwent Hardware'],
    ['Copy link', LINK],
  ] as const) {
    await findReview(page).getByRole('button', { name: button }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(text);
  }
});

test('an email that no link can carry is copied first', async ({ page }) => {
  await page.goto(LINK);
  await page.getByLabel('Anything else').fill('£'.repeat(500));
  const short = page.getByRole('link', { name: 'Open an email to paste it into' });
  await expect(short).toBeVisible();
  expect((await short.getAttribute('href'))?.length).toBeLessThanOrEqual(2000);
  await expect(page.getByRole('button', { name: 'Copy message' }).first()).toHaveClass(/primary/);
});

test('the review prints on a sheet of its own, with its check', async ({ page }) => {
  await page.goto(LINK);
  await expect(page.locator('.review-lines [data-outcome]').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.review')).toHaveCSS('break-after', 'page');
  await expect(page.getByLabel('Quantity of Office Tower')).toBeVisible();
  await expect(page.locator('.review li[data-outcome=incompatible]').first()).toBeVisible();
  await expect(page.locator('.review button:visible, #enquiry-bar:visible')).toHaveCount(0);
});

test('a link to an empty review says how to begin', async ({ page }) => {
  await page.goto('/contact/');
  await expect(findReview(page)).toBeHidden();
  await page.goto('/contact/#enquiry');
  await page.reload();
  await expect(findReview(page)).toContainText('Nothing’s in your enquiry yet');
});

test('a sent contact form leads a phone to its notice', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact/');
  for (const name of ['First name *', 'Last name *']) await page.getByLabel(name).fill('Ada');
  await page.getByLabel('Message *').fill('Hello');
  await page.getByLabel('Email *').fill('ada@example.org');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('#sent-heading')).toBeInViewport();
  await expect(page.locator('#message form [role=status].sr-only')).toHaveText(/^[^.]+\.$/);
});
