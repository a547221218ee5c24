import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { SETTING_NAMES } from '@/lib/content/read-settings';
import { SAMPLE } from '../scripts/content/pack-files';
import { DESKTOP, PATHS, PHONE, readMail } from './site';

/** The development server runs the same enhancements as the build, with React's own checks. */

const CATALOGUE = '/pc-components/';
const ENQUIRY = '/contact/?parts=tuf-rtx-5080,rm850e&have=supply+450';
/** Chromium's warning at the phone menu, whose popover is for browsers without invoker commands. */
const POPOVER_WARNING = 'popovertarget is ignored on elements with commandfor.';

// One worker, and so one server, for all tests.
test.describe.configure({ mode: 'default' });
test.use({ viewport: DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });

let origin = '';
let stopServer = () => {};
let complaints: string[] = [];

test.beforeAll(async () => {
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'dev', '--port', '0'],
    {
      env: {
        ...process.env,
        // Overrides the settings of an owner's .env.local.
        ...Object.fromEntries(SETTING_NAMES.map((name) => [name, ''])),
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
  // Otherwise the next build would check the types of this run's routes.
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
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-pointer] [data-open]').waitFor({ state: 'attached' });
}

for (const path of [...PATHS, ENQUIRY])
  test(`${path} has no error or warning in development`, async ({ page }) => {
    await openPage(page, path);
    if (path === ENQUIRY) await page.locator('.review').waitFor();
  });

test('in development, a quote link opens a sheet that copies', async ({ page }) => {
  await openPage(page, '/computer-systems/');
  const link = page.getByRole('main').getByRole('link', { name: 'Get System Quote' });
  const { subject, body } = readMail((await link.getAttribute('href')) ?? '');
  await link.click();
  const sheet = page.locator('#quote-sheet');
  await expect(sheet.locator('[data-subject]')).toHaveText(subject);
  await expect(sheet.locator('[data-body]')).toHaveText(body.replaceAll('\r', ''));
  await sheet.getByRole('button', { name: 'Copy all' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`Subject: ${subject}`);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
});

test('in development, the phone menu opens, and closes at a quote link', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/');
  const menu = page.getByRole('dialog');
  for (const control of [
    menu.getByRole('button', { name: 'Close' }),
    menu.getByRole('link', { name: 'Get Quote' }),
  ]) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await control.click();
    await expect(menu).toBeHidden();
  }
  await expect(page.locator('#quote-sheet')).toBeVisible();
});

test('in development, the Products panel and cards work', async ({ page }) => {
  await openPage(page, '/');
  const link = page.locator('#products-panel').getByRole('link', { name: 'Storage Solutions' });
  await page.getByRole('button', { name: 'Products' }).press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.locator('[data-card]', { hasText: 'Storage Solutions' }).locator('p').first().click();
  await page.waitForURL('**/storage-solutions/');
});

test('in development, ticks and filters are kept', async ({ page }) => {
  await openPage(page, CATALOGUE);
  // A wide screen shows the fields of the visitor's PC and a comparison.
  await expect(page.locator('.own-pc > details')).toHaveAttribute('open');
  await expect(page.locator('[data-open-wide]').first()).toHaveAttribute('open');
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('ASUS');
  await page.locator('.tick input').first().check();
  await expect(page).toHaveURL(/\?brand=ASUS$/);
  const bar = page.getByRole('region', { name: 'Items in your enquiry' });
  await expect(bar).toContainText('1 item');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about/');
  await expect(bar).toContainText('1 item');
  await bar.getByRole('link', { name: 'Review enquiry' }).click();
  await expect(
    page.getByRole('region', { name: 'Your enquiry' }).locator('.review-lines > li'),
  ).toHaveCount(1);
});

test('in development, the contact form shows its message', async ({ page }) => {
  await openPage(page, '/contact/');
  const form = page.locator('#message form');
  for (const field of await form.locator(':is(input, textarea)[required]').all())
    await field.fill('ada@example.org');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.locator('[data-body]')).toContainText('Email: ada@example.org');
});
