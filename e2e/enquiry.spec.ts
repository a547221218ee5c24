import { expect, type Page } from 'playwright/test';
import { findCoveredControls, measureSidewaysScroll, readClipboard } from './page-checks';
import { test } from './page-test';
import { DESKTOP, PHONE } from './site';

/** Details of the enquiry that one browser is enough for. */

const LINK = '/contact/?parts=office-tower.30,ryzen-7-9800x3d,rog-strix-z790-e,rm850e';

const findReview = (page: Page) => page.getByRole('region', { name: 'Your enquiry', exact: true });

/** Returns the share of the window that sticky layers cover. */
const measureStickyShare = (page: Page) =>
  page.locator('header, .category-links, #enquiry-bar').evaluateAll((layers) => {
    const covered = layers
      .filter((layer) => getComputedStyle(layer).position === 'sticky')
      .map((layer) => layer.getBoundingClientRect())
      .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0));
    return covered.reduce((sum, height) => sum + Math.max(height, 0), 0) / innerHeight;
  });

test('sticky layers cover a quarter of any window at most, and no control that is scrolled into view', async ({
  page,
}) => {
  await page.goto(LINK);
  await expect(findReview(page)).toBeVisible();
  for (const path of ['/contact/', '/computer-systems/', '/pc-components/']) {
    await page.goto(path);
    await page.locator('html[data-enquiry]').waitFor({ state: 'attached' });
    for (const size of [{ width: 320, height: 256 }, PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      // Within the list, where the links to its categories stick.
      await page.evaluate(() => window.scrollTo(0, 3000));
      const place = `${path} at ${size.width} px`;
      expect.soft(await measureStickyShare(page), place).toBeLessThanOrEqual(0.25);
      expect.soft(await page.evaluate(measureSidewaysScroll), place).toBe(0);
    }
  }
  expect(await findCoveredControls(page)).toEqual([]);
  // The bar makes room for a keyboard on the screen.
  await page.getByRole('searchbox').focus();
  await expect(page.locator('#enquiry-bar')).toHaveCSS('position', 'static');
});

test('the review copies its message, its subject, both and its link', async ({ page }) => {
  await page.goto(LINK);
  for (const [button, text] of [
    ['Copy message', '30 × Office Tower'],
    ['Copy subject', 'Quote Request for 30 × Office Tower and 3 more - Derwent Hardware'],
    ['Copy all', 'To: enquiries@derwent-hardware.example\nSubject: Quote Request for'],
    ['Copy link', LINK],
  ] as const) {
    await findReview(page).getByRole('button', { name: button }).click();
    await expect.poll(() => readClipboard(page)).toContain(text);
  }
  // An email that no link can carry is copied first.
  await page.getByLabel('Anything else').fill('£'.repeat(500));
  const short = page.getByRole('link', { name: 'Open an email to paste it into' });
  await expect(short).toBeVisible();
  expect((await short.getAttribute('href'))?.length).toBeLessThanOrEqual(2000);
  await expect(page.getByRole('button', { name: 'Copy message' }).first()).toHaveClass(/primary/);
});

test('questions lead to the fields that answer them', async ({ page }) => {
  await page.goto('/contact/?parts=tuf-rtx-5080,ryzen-7-9800x3d');
  await findReview(page).getByRole('link', { name: 'without a cooler' }).click();
  await expect(page.getByLabel('Your cooler')).toBeFocused();
  // Another enquiry would be asked about.
  const forget = () => page.evaluate(() => localStorage.clear());
  await forget();
  await page.goto('/contact/?parts=pulse-rx-9060-xt&have=supply+500');
  await findReview(page).getByRole('link', { name: 'without a processor' }).click();
  await expect(page.locator('#own-processor')).toBeFocused();
  await forget();
  await page.goto('/contact/?parts=ryzen-7-9800x3d.2&for=one-pc');
  await findReview(page).getByRole('link', { name: 'Are these for several PCs?' }).click();
  await expect(page.getByRole('radio', { name: 'One PC' })).toBeFocused();
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

test('the review opens in another tab with the enquiry', async ({ page }) => {
  await page.goto('/computer-systems/');
  await page.locator('[data-enquiry-item]').first().check();
  const link = page.getByRole('link', { name: 'Review enquiry' }).first();
  for (const press of [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ button: 'middle' }),
  ]) {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
    await expect(findReview(tab).getByLabel('Quantity of Office Tower')).toBeVisible();
    await tab.close();
  }
});

test('a review without its scripts says so, and an empty one does not', async ({ page }) => {
  await page.route(/\/_next\/.*\.js$/, (route) => route.abort());
  for (const [address, isLate] of [
    ['/contact/', false],
    [LINK, true],
  ] as const) {
    await page.goto(address);
    await page.getByLabel('First name').focus();
    await page.locator('form[data-late]').waitFor({ state: 'attached' });
    await expect(page.locator('.review-late')).toBeVisible({ visible: isLate });
  }
});

test('a link to an empty review says how to begin', async ({ page }) => {
  await page.goto('/contact/#enquiry');
  await expect(findReview(page)).toContainText('There’s nothing in your enquiry yet');
  await expect(page.locator('.letter > .notice')).toBeHidden();
});
