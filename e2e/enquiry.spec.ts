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
  await expect(page.getByRole('radio', { name: 'One PC', exact: true })).toBeFocused();
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

test('three tabs hold one enquiry, and none loses an item', async ({ page }) => {
  await page.goto('/computer-systems/');
  const tabs = [page, await page.context().newPage(), await page.context().newPage()];
  const paths = ['/computer-systems/', '/storage-solutions/', '/networking-equipment/'];
  for (const [index, tab] of tabs.entries()) await tab.goto(paths[index] ?? '');
  for (const tab of tabs) await tab.locator('[data-enquiry-item]').first().check();
  for (const tab of tabs) await expect(tab.locator('#enquiry-bar b')).toHaveText('3 items');
  await page.locator('[data-enquiry-item]').first().uncheck();
  for (const tab of tabs) await expect(tab.locator('#enquiry-bar b')).toHaveText('2 items');
  for (const tab of tabs.slice(1)) await tab.close();
});

test('from the second day the bar says which day an enquiry is from, and offers a new start', async ({
  page,
}) => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  await page.goto('/about/');
  const store = (days: number) =>
    page.evaluate(
      (time) => {
        const parts = 'parts=office-tower.30,rm850e&have=supply+650';
        localStorage.setItem('enquiry', `${parts}&begun=${time}&saved=${time}`);
      },
      Date.now() - days * DAY_MS,
    );
  const bar = page.locator('#enquiry-bar');
  const startAgain = bar.getByRole('button', { name: 'Start again' });
  await store(0);
  await page.reload();
  await expect(bar).toContainText('2 items');
  await expect(startAgain).toBeHidden();
  await store(2);
  await page.reload();
  const weekday = new Date(Date.now() - 2 * DAY_MS).toLocaleDateString('en-GB', {
    weekday: 'long',
    timeZone: 'Europe/London',
  });
  await expect(bar).toContainText(`2 items from ${weekday}`);
  await startAgain.click();
  await expect(bar).toContainText('Your enquiry is cleared.');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(bar.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar).toContainText(`2 items from ${weekday}`);
  await store(8);
  await page.reload();
  await expect(bar).toBeHidden();
});

test('only a changed count is announced', async ({ page }) => {
  const status = page.locator('#enquiry-status');
  await page.goto('/contact/?have=supply+650');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Subject').selectOption('Bulk Order');
  await expect(status).toHaveText('');
  await page.goto('/computer-systems/');
  await page.locator('[data-enquiry-item]').first().check();
  await expect(status).toHaveText('1 item');
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
