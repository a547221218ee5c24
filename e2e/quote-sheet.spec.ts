import { expect, type Locator, type Page, test } from 'playwright/test';
import { PHONE, readMail } from './site';

/** Chromium without a screen has no program for mail: what a webmail user's browser does on a press is nothing. */

const sheetOf = (page: Page) => page.locator('#quote-sheet');
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('is opened from the bar’s menu, and every control can be brought clear of it', async ({
    page,
  }) => {
    await page.goto('/pc-components/');
    const menu = page.getByRole('button', { name: 'Menu' });
    const bar = page.getByRole('banner').getByRole('link', { name: 'Get Quote' });
    const [beside, button] = [await bar.boundingBox(), await menu.boundingBox()];
    expect(beside?.y).toBeCloseTo(button?.y ?? 0, -1);
    await menu.tap();
    const link = page.getByRole('dialog').getByRole('link', { name: 'Get Quote' });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(sheetOf(page)).toBeVisible();
    for (const size of [{ width: 320, height: 640 }, PHONE]) {
      await page.setViewportSize(size);
      const covered = await page.evaluate(() => {
        const controls = document.querySelectorAll<HTMLElement>('main a, main button, main select');
        return [...controls].filter((control) => {
          if (!control.checkVisibility()) return false;
          control.scrollIntoView({ block: 'nearest' });
          const { left, top, width, height } = control.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return !(hit !== null && (control.contains(hit) || hit.contains(control)));
        });
      });
      expect(covered, `${size.width} px`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });
});

test('is drawn as it should be while pictures are still awaited', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
  await expect(sheetOf(page)).toHaveCSS('border-top-width', '2px');
});

test('takes no focus, comes next in the tab order, and gives the focus back', async ({ page }) => {
  await page.goto('/computer-systems/');
  const link = page.getByRole('main').getByRole('link', { name: 'Get System Quote' });
  await link.press('Enter');
  const sheet = sheetOf(page);
  await expect(sheet).toBeVisible();
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('region', { name: 'The request as text' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'See the range' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();
});

test('copies message and address; so does the form, which stays', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact/');
  const quote = page.getByRole('banner').getByRole('link', { name: 'Get Quote' });
  await quote.click();
  const { to, subject, body } = readMail((await quote.getAttribute('href')) ?? '');
  const expectCopied = async (button: string, text: string, within: Locator) => {
    await within.getByRole('button', { name: button }).click();
    await expect.poll(async () => (await copied(page)).replaceAll('\r', '').trim()).toBe(text);
  };
  const text = body.replaceAll('\r', '').trim();
  await expectCopied('Copy message', `To: ${to}\nSubject: ${subject}\n\n${text}`, sheetOf(page));
  await expectCopied('Copy address', to, sheetOf(page));
  await sheetOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheetOf(page)).toBeHidden();

  const form = page.locator('form');
  for (const name of ['First name *', 'Last name *', 'Message *'])
    await form.getByLabel(name).fill('Ada & Söhne');
  await form.getByLabel('E-mail *').fill('ada+pc@example.org');
  const places = () =>
    form
      .locator('label, button[type="submit"]')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top + scrollY));
  const before = await places();
  await form.getByRole('button', { name: 'Send Message' }).click();
  const copy = form.getByRole('button', { name: 'Copy message' });
  await expect(copy).toBeVisible();
  expect(await places()).toEqual(before);
  await copy.click();
  await expect(form.getByText('Copied.')).toBeVisible();
  expect(await copied(page)).toContain('Ada & Söhne');
});

test('is announced, and selects its text where the clipboard is refused', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused'));
  });
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Get Quote' });
  await link.click();
  await expect(sheetOf(page).getByRole('status').filter({ hasText: 'press Tab' })).toHaveCount(1);
  await sheetOf(page).getByRole('button', { name: 'Copy message' }).click();
  await expect(sheetOf(page).getByText(/would not copy/)).toBeVisible();
  const { to, subject } = readMail((await link.getAttribute('href')) ?? '');
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).toContain(to);
  expect(selected).toContain(subject);
});
