import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { SETTING_NAMES } from '@/lib/content/read-settings';
import { SAMPLE } from '../scripts/content/pack-files';
import { DESKTOP, PATHS, PHONE, readMail } from './site';

/** The development server runs the enhancements that the build puts into each page, and React's own checks. */

const SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
const CATALOGUE = '/pc-components/';
/** Chromium's, on a press of the phone menu, whose popover is for browsers without invoker commands. */
const POPOVER_WARNING = 'popovertarget is ignored on elements with commandfor.';
const ENQUIRY = `${CATALOGUE}?brand=ASUS&parts=tuf-rtx-5080,rm850e`;

// One server for all tests, in one worker. The first press on a page may wait until the server has compiled the page.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ viewport: DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });

let origin = '';
let stopServer = () => {};
let complaints: string[] = [];

test.beforeAll(async () => {
  // A free port. An owner's own shop/ and .env.local do not count.
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'dev', '--port', '0'],
    {
      env: {
        ...process.env,
        ...SETTINGS,
        SHOP_FOLDER: SAMPLE,
        NODE_ENV: 'development',
        NEXT_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  stopServer = () => server.kill();
  origin = await new Promise((resolve) => {
    server.stdout.on('data', (output) => {
      const [address] = /http:\/\/localhost:\d+/.exec(String(output)) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
});

test.afterAll(() => {
  stopServer();
  // Otherwise the next build checks routes that existed in this run.
  rmSync('.next/dev/types', { recursive: true, force: true });
});

test.beforeEach(({ page }) => {
  complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== POPOVER_WARNING)
      complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
});

test.afterEach(() => expect(complaints).toEqual([]));

/** Opens a page and waits until it is hydrated and its enhancements run. */
async function open(page: Page, path: string) {
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-pointer] [data-open]').waitFor({ state: 'attached' });
}

const sheetOf = (page: Page) => page.locator('#quote-sheet');

for (const path of [...PATHS, ENQUIRY])
  test(`${path} has no error or warning`, async ({ page }) => {
    await open(page, path);
    if (path === ENQUIRY) await page.locator('.enquiry-parts').waitFor();
  });

test('a quote link opens the sheet with its request, which can be copied', async ({ page }) => {
  await open(page, '/computer-systems/');
  const link = page.getByRole('main').getByRole('link', { name: 'Get System Quote' });
  const { to, subject, body } = readMail((await link.getAttribute('href')) ?? '');
  await link.click();
  const sheet = sheetOf(page);
  await expect(sheet.locator('[data-subject]')).toHaveText(subject);
  await expect(sheet.locator('[data-body]')).toHaveText(body.replaceAll('\r', ''));
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await sheet.getByRole('button', { name: 'Copy message' }).click();
  await expect.poll(clipboard).toContain(`Subject: ${subject}`);
  await sheet.getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(clipboard).toBe(to);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
});

test('the phone menu opens and closes, also at a quote link', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog');
  await button.click();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'Get Quote' }).click();
  await expect(menu).toBeHidden();
  await expect(sheetOf(page)).toBeVisible();
});

test('the Products panel opens and closes', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Products' });
  const link = page.locator('#products-panel').getByRole('link', { name: 'Storage Solutions' });
  await button.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

test('the text of a card on the home page opens its page', async ({ page }) => {
  await open(page, '/');
  await page.locator('[data-card]', { hasText: 'Storage Solutions' }).locator('p').first().click();
  await page.waitForURL('**/storage-solutions/');
});

test('ticks and filters are kept, and ticks go along to other pages', async ({ page }) => {
  await open(page, CATALOGUE);
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('ASUS');
  await page.locator('.tick input').first().check();
  await expect(page.locator('.enquiry-bar .primary')).toBeVisible();
  await expect(page).toHaveURL(/\?brand=ASUS&parts=[a-z0-9-]+$/);
  const { searchParams } = new URL(page.url());
  for (const name of ['About', 'Contact']) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(
      `${origin}/${name.toLowerCase()}/?parts=${searchParams.get('parts')}`,
    );
    await page.locator('html[data-pointer]').waitFor({ state: 'attached' });
  }
});

test('a wide screen shows the fields of the visitor’s PC and a comparison', async ({ page }) => {
  await open(page, CATALOGUE);
  await expect(page.locator('.own-pc > details')).toHaveAttribute('open');
  await expect(page.locator('[data-open-wide]').first()).toHaveAttribute('open');
});

test('the contact form shows its request', async ({ page }) => {
  await open(page, '/contact/');
  const form = page.getByRole('main').locator('form');
  for (const field of await form.locator(':is(input, textarea)[required]').all())
    await field.fill('ada@example.org');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.locator('[data-body]')).toContainText('Email: ada@example.org');
});
