import { expect, type Page, test } from 'playwright/test';
import { CATALOGUE_PAGES, fillInRequired, PATHS, PHONE, readMail } from './site';

/** Slows the processor four times, as a cheap phone is. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const chunksAskedFor = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/_next\/static\/chunks\/.*\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
};

for (const path of PATHS) {
  test(`${path} asks for no script until the visitor does something`, async ({ page }) => {
    const asked = chunksAskedFor(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.mouse.move(200, 200);
    await expect.poll(() => asked.length).toBeGreaterThan(3);
  });
}

test('the filters wake when they come near, without a touch', async ({ page }) => {
  const asked = chunksAskedFor(page);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto(CATALOGUE_PAGES[0].path, { waitUntil: 'networkidle' });
  expect(asked.length).toBeGreaterThan(3);
});

test('what is typed into the search at once is kept, and filters', async ({ page }) => {
  await slowDown(page);
  await page.goto('/gaming-hardware/', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('radeon');
  await expect(page.getByText('2 gaming products available')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('radeon');
});

test('a form filled in and sent at once is kept, and sent once', async ({ page }) => {
  const mails: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails.push(request.url());
  });
  await slowDown(page);
  await page.route(/\/chunks\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/contact/', { waitUntil: 'commit' });
  await fillInRequired(page, 'Sent before any script');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/should have opened/)).toBeVisible();
  expect(mails).toHaveLength(1);
  expect(readMail(mails[0] ?? '').body).toContain('Message:\r\nSent before any script');
});

test('the menu opens at once, and stays open when the script arrives', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await slowDown(page);
  const asked = chunksAskedFor(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  await expect(sheet).toBeVisible();
});

test('with a chunk missing the form still reaches the mail program', async ({ page }) => {
  await page.route(/\/chunks\/.*\.js$/, (route) => route.abort());
  await page.goto('/contact/');
  await fillInRequired(page, 'No script at all');
  const [request] = await Promise.all([
    page.waitForRequest(/^mailto:/),
    page.getByRole('button', { name: 'Send Message' }).click(),
  ]);
  expect(readMail(request.url()).to).toBe('enquiries@derwent-hardware.example');
});

test('the stylesheet that stands in the page is not fetched again', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) fetched.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.mouse.move(200, 200);
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL('/about/');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
});
