import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, type Locator, type Page } from 'playwright/test';
import { company } from '@/data/shop/company';
import { SETTING_NAMES } from '@/lib/site/read-settings';
import { test } from '../engines/test';
import { expectSheetMessage, readClipboard } from '../page-checks';
import { DESKTOP, PHONE, readMail } from '../site';

/** The development server runs the same enhancements as the build, with React's own checks. */

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
        // Overrides the settings of a developer's .env.local.
        ...Object.fromEntries(SETTING_NAMES.map((name) => [name, ''])),
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
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
});

test.afterEach(() => expect(complaints).toEqual([]));

/** Opens a page and waits until it is hydrated and its enhancements run. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-pointer] [data-open]').waitFor({ state: 'attached' });
}

/** Presses a quote link, and expects its message in the sheet. */
async function expectSheet(page: Page, link: Locator): Promise<void> {
  const { subject } = readMail((await link.getAttribute('href')) ?? '');
  await expectSheetMessage(link, () => link.click());
  const sheet = page.locator('#quote-sheet');
  await sheet.getByRole('button', { name: 'Copy all' }).click();
  await expect.poll(() => readClipboard(page)).toContain(`Subject: ${subject}`);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
}

const findBar = (page: Page) => page.getByRole('region', { name: 'Items in your enquiry' });

test('in development, the home page answers every press', async ({ page }) => {
  await openPage(page, '/');
  const link = page.locator('#products-panel').getByRole('link', { name: 'Storage Solutions' });
  await page.getByRole('button', { name: 'Products' }).press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.setViewportSize(PHONE);
  const menu = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectSheet(page, menu.getByRole('link', { name: 'Get Quote' }));
  await expect(menu).toBeHidden();
  await page.locator('[data-card]', { hasText: 'Computer Systems' }).locator('p').first().click();
  await page.waitForURL('**/computer-systems/');
});

test('in development, a tick, a quote link and the enquiry bar work', async ({ page }) => {
  await openPage(page, '/computer-systems/');
  await expectSheet(page, page.getByRole('main').getByRole('link', { name: 'Get System Quote' }));
  await page.getByLabel('Include Office Tower in my enquiry').check();
  await expect(findBar(page)).toContainText('1 item');
  await page.getByRole('banner').getByRole('link', { name: company.name }).click();
  await page.waitForURL(`${origin}/`);
  await expect(findBar(page)).toContainText('1 item');
});

test('in development, filters, the check and the review work', async ({ page }) => {
  await openPage(page, '/pc-components/');
  // A wide screen shows the fields of the visitor's PC and a comparison.
  await expect(page.locator('.own-pc > details')).toHaveAttribute('open');
  await expect(page.locator('[data-open-wide]').first()).toHaveAttribute('open');
  const psu = page.getByRole('combobox', { name: 'Your power supply' });
  await psu.fill('450');
  await psu.press('Enter');
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('ASUS');
  await expect(page).toHaveURL(/\?brand=ASUS$/);
  await expect(page.locator('.own-verdict:visible').first()).toBeVisible();
  await page.locator('.tick input:visible').first().check();
  await expect(findBar(page)).toContainText('1 item');
  await findBar(page).getByRole('link', { name: 'Review enquiry' }).click();
  await page.waitForURL('**/contact/#enquiry');
  const review = page.getByRole('region', { name: 'Your enquiry' });
  await expect(review.locator('.review-lines > li')).toHaveCount(1);
  await expect(review.locator('[data-body]')).toContainText('450 W');
});

test('in development, the contact form works', async ({ page }) => {
  await openPage(page, '/contact/');
  const form = page.locator('#message form');
  for (const field of await form.locator(':is(input, textarea)[required]').all())
    await field.fill('ada@example.org');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.locator('[data-body]')).toContainText('Email: ada@example.org');
});
