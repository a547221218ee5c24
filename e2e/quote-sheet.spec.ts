import { expect, type Page, test } from 'playwright/test';
import { PHONE, readMail } from './site';

/** Headless Chromium has no mail program. As for a webmail user, a press opens the sheet alone. */

test.use({ viewport: PHONE, hasTouch: true });

const findSheet = (page: Page) => page.locator('#quote-sheet');
const findHeaderLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Get Quote' });
const readHeaderMail = async (page: Page) =>
  readMail((await findHeaderLink(page).getAttribute('href')) ?? '');

test('every control can be scrolled clear of the quote sheet', async ({ page }) => {
  await page.goto('/pc-components/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Get Quote' });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.tap();
  await expect(findSheet(page)).toBeVisible();
  for (const size of [{ width: 320, height: 640 }, PHONE]) {
    await page.setViewportSize(size);
    const covered = await page.locator('main :is(a, button, select):visible').evaluateAll((all) =>
      all.filter((control) => {
        control.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !(hit !== null && (control.contains(hit) || hit.contains(control)));
      }),
    );
    expect(covered, `${size.width} px`).toEqual([]);
  }
});

test('the quote sheet has its styles while pictures still load', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await findHeaderLink(page).click();
  await expect(findSheet(page)).toHaveCSS('border-top-width', '2px');
});

test('the quote sheet closes when the enquiry changes', async ({ page }) => {
  await page.goto('/pc-components/');
  const ticks = page.locator('.tick input');
  const link = page.locator('#enquiry-bar').getByRole('link', { name: /quote for/ });
  await ticks.first().check();
  for (const [partCount, change] of [
    [1, () => ticks.nth(1).press('Space')],
    [2, () => page.getByRole('button', { name: 'Untick all' }).press('Enter')],
  ] as const) {
    // The check's findings change the message, too.
    await expect(page.locator('.enquiry-parts > li')).toHaveCount(partCount);
    await link.press('Enter');
    await expect(findSheet(page)).toBeVisible();
    await change();
    await expect(findSheet(page)).toBeHidden();
  }
});

test('the quote sheet copies its message and its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await findHeaderLink(page).click();
  const { to, subject, body } = await readHeaderMail(page);
  const readClipboard = async () =>
    (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '').trim();
  const message = `To: ${to}\nSubject: ${subject}\n\n${body.replaceAll('\r', '').trim()}`;
  for (const [button, text] of [
    ['Copy message', message],
    ['Copy address', to],
  ] as const) {
    await findSheet(page).getByRole('button', { name: button }).click();
    await expect.poll(readClipboard).toBe(text);
  }
  await findSheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(findSheet(page)).toBeHidden();
});

test('the quote sheet selects its text if the clipboard refuses', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused'));
  });
  await page.goto('/');
  await findHeaderLink(page).click();
  await expect(findSheet(page).getByRole('status').filter({ hasText: 'press Tab' })).toHaveCount(1);
  await findSheet(page).getByRole('button', { name: 'Copy message' }).click();
  await expect(findSheet(page).getByText(/would not copy/)).toBeVisible();
  const { to, subject } = await readHeaderMail(page);
  const selection = await page.evaluate(() => String(getSelection()));
  for (const text of [to, subject]) expect(selection).toContain(text);
});
