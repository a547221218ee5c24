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
  await page.goto('/computer-systems/');
  const boxes = page.locator('[data-enquiry-item]');
  const note = findSheet(page).getByText('your enquiry of');
  for (const [index, noteText] of [
    [0, null],
    [1, 'This message leaves out your enquiry of 1 item. Review enquiry'],
  ] as const) {
    await findHeaderLink(page).press('Enter');
    await expect(findSheet(page)).toBeVisible();
    if (noteText === null) await expect(note).toBeHidden();
    else await expect(note).toHaveText(noteText);
    await boxes.nth(index).press('Space');
    await expect(findSheet(page)).toBeHidden();
  }
});

test('the quote sheet copies all of its message, and each part of it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await findHeaderLink(page).click();
  const { to, subject, body } = await readHeaderMail(page);
  const readClipboard = async () =>
    (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '').trim();
  const text = body.replaceAll('\r', '').trim();
  for (const [button, copy] of [
    ['Copy message', text],
    ['Copy subject', subject],
    ['Copy address', to],
    ['Copy all', `To: ${to}\nSubject: ${subject}\n\n${text}`],
  ] as const) {
    await findSheet(page).getByRole('button', { name: button }).click();
    await expect.poll(readClipboard).toBe(copy);
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
  await findSheet(page).getByRole('button', { name: 'Copy all' }).click();
  await expect(findSheet(page).getByText(/wouldn’t copy/)).toBeVisible();
  const { to, subject } = await readHeaderMail(page);
  const selection = await page.evaluate(() => String(getSelection()));
  for (const text of [to, subject]) expect(selection).toContain(text);
});
