import { expect, type Page, test } from 'playwright/test';
import { PHONE, readMail } from './site';

/** Chromium without a screen has no program for mail: what a webmail user's browser does on a press is nothing. */

test.use({ viewport: PHONE, hasTouch: true });

const sheetOf = (page: Page) => page.locator('#quote-sheet');
const barLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Get Quote' });

test('is opened from the bar’s menu, and every control can be brought clear of it', async ({
  page,
}) => {
  await page.goto('/pc-components/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.tap();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Get Quote' });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(sheetOf(page)).toBeVisible();
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
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('is drawn as it should be while pictures are still awaited', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await barLink(page).click();
  await expect(sheetOf(page)).toHaveCSS('border-top-width', '2px');
});

test('takes no focus, comes next in the tab order, and gives the focus back', async ({ page }) => {
  await page.goto('/computer-systems/');
  const link = page.getByRole('main').getByRole('link', { name: 'Get System Quote' });
  const sheet = sheetOf(page);
  await link.press('Enter');
  await expect(sheet).toBeVisible();
  await expect(link).toBeFocused();
  for (const [key, next] of [
    ['Tab', sheet.getByRole('region', { name: 'The request as text' })],
    ['Shift+Tab', link],
    ['Tab', sheet.getByRole('region')],
    ['Tab', sheet.getByRole('button', { name: 'Copy message' })],
    ['Tab', sheet.getByRole('button', { name: 'Copy address' })],
    ['Tab', sheet.getByRole('button', { name: 'Close' })],
    ['Tab', page.getByRole('link', { name: 'See the range' })],
    ['Shift+Tab', sheet.getByRole('button', { name: 'Close' })],
  ] as const) {
    await page.keyboard.press(key);
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();
});

test('closes when the enquiry that it shows changes', async ({ page }) => {
  await page.goto('/pc-components/');
  const sheet = sheetOf(page);
  const ticks = page.locator('.tick input');
  const link = page.locator('#enquiry-bar').getByRole('link', { name: /quote for/ });
  for (const change of [
    () => ticks.nth(1).press('Space'),
    () => page.getByRole('button', { name: 'Untick all' }).press('Enter'),
  ]) {
    await ticks.first().check();
    await link.press('Enter');
    await expect(sheet).toBeVisible();
    await change();
    await expect(sheet).toBeHidden();
  }
});

test('copies message and address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await barLink(page).click();
  const { to, subject, body } = readMail((await barLink(page).getAttribute('href')) ?? '');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const message = `To: ${to}\nSubject: ${subject}\n\n${body.replaceAll('\r', '').trim()}`;
  for (const [button, text] of [
    ['Copy message', message],
    ['Copy address', to],
  ] as const) {
    await sheetOf(page).getByRole('button', { name: button }).click();
    await expect.poll(async () => (await copied()).replaceAll('\r', '').trim()).toBe(text);
  }
  await sheetOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheetOf(page)).toBeHidden();
});

test('is announced, and selects its text where the clipboard is refused', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused'));
  });
  await page.goto('/');
  await barLink(page).click();
  await expect(sheetOf(page).getByRole('status').filter({ hasText: 'press Tab' })).toHaveCount(1);
  await sheetOf(page).getByRole('button', { name: 'Copy message' }).click();
  await expect(sheetOf(page).getByText(/would not copy/)).toBeVisible();
  const { to, subject } = readMail((await barLink(page).getAttribute('href')) ?? '');
  const selected = await page.evaluate(() => String(getSelection()));
  for (const text of [to, subject]) expect(selected).toContain(text);
});
