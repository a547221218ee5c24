/** In headless Chromium, as with webmail, a press opens the sheet alone, and no mail program. */

import { expect, type Page } from 'playwright/test';
import { findCoveredControls, readClipboard, readMailLink } from '../page-checks';
import { test } from '../page-test';
import { PHONE, SELECTORS } from '../site';

const findSheet = (page: Page) => page.locator(SELECTORS.sheet);
const findHeaderLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Get Quote' });

test.beforeEach(({ page }) => page.setViewportSize(PHONE));

test('every control can be scrolled clear of the quote sheet', async ({ page }) => {
  await page.goto('/pc-components/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Get Quote' });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(findSheet(page)).toBeVisible();
  expect(await findCoveredControls(page)).toEqual([]);
});

test('the quote sheet has its styles while pictures still load', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await findHeaderLink(page).click();
  await expect(findSheet(page)).toHaveCSS('border-top-width', '2px');
});

test('the quote sheet closes when the enquiry changes', async ({ page }) => {
  await page.goto('/computer-systems/');
  const note = findSheet(page).getByText('your enquiry of 1 item');
  for (const hasItem of [false, true]) {
    await findHeaderLink(page).press('Enter');
    await expect(findSheet(page)).toBeVisible();
    await expect(note).toBeVisible({ visible: hasItem });
    await page.locator('[data-enquiry-item]').nth(Number(hasItem)).press('Space');
    await expect(findSheet(page)).toBeHidden();
  }
});

test('the quote sheet closes at its link to the review, which is on the same page', async ({
  page,
}) => {
  await page.goto('/contact/?parts=rm850e');
  await findHeaderLink(page).click();
  await findSheet(page).getByRole('link', { name: 'Review enquiry' }).click();
  await expect(findSheet(page)).toBeHidden();
});

test('the quote sheet names what its message leaves out, and copies the link of the enquiry', async ({
  page,
}) => {
  const PRODUCT = 'article:has([data-enquiry-item="tuf-rtx-5080"])';
  const note = findSheet(page).locator('.omitted-enquiry-notice');
  const copyLink = findSheet(page).getByRole('button', { name: 'Copy link' });
  const productLink = page.locator(PRODUCT).getByRole('link', { name: /^Get Quote/ });
  await page.goto('/pc-components/?have=supply+650');
  await findHeaderLink(page).click();
  await expect(note).toHaveText(/^This message doesn’t include\s+your PC\. A product’s own quote/, {
    useInnerText: true,
  });
  await expect(page.locator(PRODUCT)).toContainText('200 W below');
  await productLink.click();
  await expect(findSheet(page).locator('[data-body]')).toContainText('200 W below');
  await expect(note).toBeHidden();
  await page.locator('[data-enquiry-item="rm850e"]').press('Space');
  await expect(page.locator(PRODUCT)).toContainText('Works with the RM850e');
  await productLink.click();
  await expect(note).toHaveText(/your enquiry of 1 item\. Review enquiry$/, { useInnerText: true });
  await findHeaderLink(page).click();
  await expect(note).toHaveText(/your enquiry of 1 item or your PC\. Review/, {
    useInnerText: true,
  });
  await findSheet(page).getByText('More ways to copy').click();
  await copyLink.click();
  await expect
    .poll(() => readClipboard(page))
    .toMatch(/^http:.*\/contact\/\?parts=rm850e&have=supply\+650#enquiry$/);
  await expect(findSheet(page).getByText('Copied.')).toBeVisible();
  await productLink.click();
  await expect(findSheet(page).getByText('Copied.')).toHaveCount(0);
});

test('the quote sheet copies its message, or selects it if the clipboard refuses', async ({
  page,
}) => {
  await page.goto('/');
  const { to, subject, body } = await readMailLink(findHeaderLink(page));
  await findHeaderLink(page).click();
  await expect(findSheet(page).getByRole('status').filter({ hasText: 'press Tab' })).toHaveCount(1);
  await findSheet(page).getByText('More ways to copy').click();
  for (const text of ['This message doesn’t include', 'Copy link'])
    await expect(findSheet(page).getByText(text)).toBeHidden();
  const press = (name: string) => findSheet(page).getByRole('button', { name }).click();
  for (const [button, text] of [
    ['Copy message', body],
    ['Copy subject', subject],
    ['Copy address', to],
    ['Copy all', `To: ${to}\nSubject: ${subject}\n\n${body}`],
  ] as const) {
    await press(button);
    await expect.poll(() => readClipboard(page)).toBe(text.replaceAll('\r', ''));
  }
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused'));
  });
  await press('Copy all');
  await expect(findSheet(page).getByText(/wouldn’t copy/)).toBeVisible();
  const selection = await page.evaluate(() => String(getSelection()));
  for (const text of [to, subject]) expect(selection).toContain(text);
});

test('in a browser without popovers, a press leaves the link to the browser', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.goto('/computer-systems/');
  await findHeaderLink(page).click();
  await page.keyboard.press('Escape');
  await page.locator('[data-enquiry-item]').first().press('Space');
  await expect(page.locator('#enquiry-bar')).toContainText('1 item');
  expect(errors).toEqual([]);
});
