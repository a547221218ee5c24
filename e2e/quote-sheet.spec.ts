import { expect, type Locator, type Page } from 'playwright/test';
import { test } from './hydration';
import { PATHS, PHONE, readMail } from './site';

/** Chromium without a screen has no program for mail: what a webmail user's browser does on a press is nothing. */

const sheetOf = (page: Page) => page.locator('#quote-sheet');
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** What the sheet must hold of a link, and hand to the clipboard: address, subject and the whole message. */
async function expectRequest(page: Page, href: string) {
  const { to, subject, body } = readMail(href);
  const text = body.replaceAll('\r\n', '\n');
  const sheet = sheetOf(page);
  await expect(sheet).toBeVisible();
  await expect(
    sheet.getByText('Your e-mail program should have opened with this request'),
  ).toBeVisible();
  await sheet.getByRole('button', { name: 'Copy the message' }).click();
  await expect(sheet.getByText('Copied.')).toBeVisible();
  expect((await copied(page)).replaceAll('\r\n', '\n').trimEnd()).toBe(
    `To: ${to}\nSubject: ${subject}\n\n${text}`.trimEnd(),
  );
  await sheet.getByRole('button', { name: 'Copy the address' }).click();
  await expect.poll(() => copied(page)).toBe(to);
}

/** One e-mail link in sight of each kind: of each part of the page that has any. */
async function linksOfEachKind(page: Page): Promise<readonly Locator[]> {
  const links = await page.locator('a[href^="mailto:"]:visible').all();
  const kinds = new Map<string, Locator>();
  for (const link of links) {
    const part = await link.evaluate(
      (node) => node.closest('article, header, footer, section, dl')?.tagName + node.className,
    );
    if (!kinds.has(part)) kinds.set(part, link);
  }
  return [...kinds.values()];
}

/** A list of cards, and a form that answers by itself. */
const RENDERED_AGAIN = ['/pc-components/', '/contact/'];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const path of PATHS) {
  test(`${path}: an e-mail link of each kind is followed, and answered with its request`, async ({
    page,
    hydration,
  }) => {
    // Nothing of this waits for React. Where it comes early, the pages whose links it renders again stand for all.
    test.skip(hydration !== 'late' && !RENDERED_AGAIN.includes(path));
    await page.goto(path);
    const ways = [
      (link: Locator) => link.click(),
      async (link: Locator) => {
        await link.focus();
        await page.keyboard.press('Enter');
      },
    ];
    for (const [index, link] of (await linksOfEachKind(page)).entries()) {
      const href = (await link.getAttribute('href')) ?? '';
      const press = ways[index % ways.length] ?? ways[0];
      const [mail] = await Promise.all([page.waitForRequest(/^mailto:/), press?.(link)]);
      expect(readMail(mail.url())).toEqual(readMail(href));
      await expectRequest(page, href);
    }
  });
}

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the phone menu’s quote link closes the menu and is answered', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const link = page.getByRole('dialog').getByRole('link', { name: 'Get Quote' });
    const href = (await link.getAttribute('href')) ?? '';
    const [mail] = await Promise.all([page.waitForRequest(/^mailto:/), link.tap()]);
    expect(mail.url()).toBe(href);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectRequest(page, href);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  for (const height of [844, 640]) {
    const width = height === 844 ? 390 : 320;
    test(`at ${width} × ${height} every control of the page can be brought clear of the sheet`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/pc-components/');
      await page.locator('main').getByRole('link', { name: 'Get Components Quote' }).tap();
      await expect(sheetOf(page)).toBeVisible();
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
      expect(covered).toEqual([]);
    });
  }
});

test('takes no focus, comes next in the tab order, and gives the focus back', async ({ page }) => {
  await page.goto('/computer-systems/');
  const link = page.getByRole('main').getByRole('link', { name: 'Get System Quote' });
  await link.focus();
  await page.keyboard.press('Enter');
  const sheet = sheetOf(page);
  await expect(sheet).toBeVisible();
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('link', { name: 'Use the contact form' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'See the range' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();
});

test('closes by its button, and on the way to another page', async ({ page }) => {
  await page.goto('/about/');
  const link = page.getByRole('main').getByRole('link', { name: 'Get Quote' }).first();
  await link.click();
  await sheetOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheetOf(page)).toBeHidden();
  await link.click();
  await expect(sheetOf(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(sheetOf(page)).toBeHidden();
});

test('a second press replaces the request', async ({ page }) => {
  await page.goto('/pc-components/');
  const products = page.locator('#catalogue article').getByRole('link', { name: /^Get Quote/ });
  await products.nth(0).click();
  await products.nth(1).click();
  const { subject } = readMail((await products.nth(1).getAttribute('href')) ?? '');
  await expect(sheetOf(page).getByText(subject)).toBeVisible();
});

test('is announced, and offers the text selected where the clipboard is refused', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused'));
  });
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Get Quote' });
  await link.click();
  await expect(sheetOf(page).getByRole('status').filter({ hasText: 'press Tab' })).toHaveCount(1);
  await sheetOf(page).getByRole('button', { name: 'Copy the message' }).click();
  await expect(sheetOf(page).getByText(/would not copy/)).toBeVisible();
  const { to, subject } = readMail((await link.getAttribute('href')) ?? '');
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).toContain(to);
  expect(selected).toContain(subject);
});
