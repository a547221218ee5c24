import { readFileSync } from 'node:fs';
import { expect, type Page, type Route, test } from 'playwright/test';
import { gamingHardware } from '@/data/category-pages/gaming-hardware';
import { images } from '@/data/images';
import { CATALOGUE_PAGES, readMail } from './site';

/** The build of scripts/build/build-for-tests.ts: another name and address, a sub-path, a stock-photo host. */
const SITE = 'http://localhost:4174/shop';
const NAME = 'Acme & Söns 100% PC';
const TO = 'sales+web@acme.example';
const { product: PRODUCT } = CATALOGUE_PAGES[1];
const PHOTO = readFileSync('public/pictures/hero-home-close-800.webp');

const photoHost = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('https://photos.example/**', answer);

test('another owner’s name, address and sub-path stand as they are, and nothing is lost', async ({
  page,
}) => {
  await photoHost(page, (route) => route.abort());
  const lost: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) lost.push(response.url());
  });
  await page.goto(`${SITE}/pc-components/`);
  await expect(page).toHaveTitle(`PC Components: CPUs, Boards and Memory | ${NAME}`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', 'https://www.acme.example/shop/pc-components/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: TO })).toBeVisible();
  const name = `Get Quote for ${PRODUCT.name}`;
  const link = page.locator('#catalogue').getByRole('link', { name, exact: true });
  const [request] = await Promise.all([page.waitForRequest(/^mailto:/), link.click()]);
  const subject = `Quote Request for ${PRODUCT.name} - ${NAME}`;
  expect(readMail(request.url())).toMatchObject({ to: TO, subject });

  await page.getByRole('banner').getByRole('link', { name: NAME }).click();
  await page.getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL(`${SITE}/gaming-hardware/`);
  await page.getByRole('searchbox').fill('ryzen');
  await expect(page).toHaveURL(`${SITE}/gaming-hardware/?q=ryzen`);
  await page.waitForLoadState('networkidle');
  expect(lost).toEqual([]);
  const response = await page.goto(`${SITE}/nothing/`);
  expect(response?.status()).toBe(404);
  const shop = page.getByRole('main').getByRole('link', { name: 'PC Components' });
  await expect(shop).toHaveAttribute('href', '/shop/pc-components/');
});

test.describe('the stock-photo host', () => {
  const { alt, stock } = images[gamingHardware.hero.image];
  const own = (page: Page) => page.locator('[aria-labelledby=page-title] picture img');
  const photo = (page: Page) => page.locator('[aria-labelledby=page-title] picture + img');
  const loaded = (page: Page, which: typeof own) =>
    expect
      .poll(() => which(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

  test('answers: its photograph covers our subject, asked for without a referrer', async ({
    page,
  }) => {
    const asked: string[] = [];
    await photoHost(page, async (route) => {
      asked.push(route.request().url());
      expect(route.request().headers().referer).toBeUndefined();
      await route.fulfill({ contentType: 'image/webp', body: PHOTO });
    });
    await page.goto(`${SITE}/gaming-hardware/`);
    await loaded(page, photo);
    const [over, under] = [await photo(page).boundingBox(), await own(page).boundingBox()];
    // The left of the room stays ours, for the words.
    const right = (box: typeof over) => (box?.x ?? 0) + (box?.width ?? 0);
    expect(right(over)).toBe(right(under));
    expect(over?.height).toBe(under?.height);
    expect(over?.x).toBeLessThan((under?.width ?? 0) / 2);
    expect(over?.x).toBeGreaterThan((under?.width ?? 0) / 4);
    expect(asked[0]).toMatch(new RegExp(`${stock}\\?w=\\d+&q=70&auto=format&fit=crop$`));
    const early = page.locator('link[rel=preconnect]');
    await expect(early).toHaveAttribute('href', 'https://photos.example');
  });

  test('answers late or never: our own picture shows, with its text', async ({ page }) => {
    await photoHost(page, () => new Promise(() => undefined));
    await page.goto(`${SITE}/gaming-hardware/`, { waitUntil: 'commit' });
    await loaded(page, own);
    await expect(own(page)).toBeVisible();
    await expect(page.getByRole('img', { name: alt }).first()).toBeVisible();
  });
});
