import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page, type Request } from 'playwright/test';
import type { Pack } from '@/lib/content/pack';
import { listBuiltRoutes } from '../scripts/build/built-site';
import { parseHtml } from '../scripts/build/parse-html';
import { VARIANT_SHOP } from '../scripts/testing/variant-shop';
import { readPackFiles, SAMPLE } from '../scripts/content/pack-files';
import { readPack } from '../scripts/content/read-pack';
import { findNames, listSampleNames } from '../scripts/content/sample-names';
import { findAccessibilityViolations, measureSidewaysScroll } from './page-looks';
import { test } from './pages/page-test';
import { readMail } from './site';

/** The build of scripts/testing/build-for-tests.ts: the sample's opposite, a sub-path, a stock-photo host. */
const SITE = process.env.VARIANT_ADDRESS?.replace(/\/$/, '') ?? '';
const packOf = (folder: string) => readPack(readPackFiles(folder).files, {}).pack as Pack;
const another = packOf(VARIANT_SHOP);
const { name: NAME, email: TO } = another.company;
const { pictures, products } = another;
const HOST = 'https://photos.example';

test('another owner’s name, address and sub-path stand as they are, and nothing is lost', async ({
  page,
}) => {
  await page.route(`${HOST}/**`, (route) => route.abort());
  const lost: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) lost.push(response.url());
  });
  await page.goto(`${SITE}/pc-components/`);
  await expect(page).toHaveTitle(`PC Components: CPUs, Boards and Memory | ${NAME}`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', 'https://www.acme.example/shop/pc-components/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: TO })).toBeVisible();
  const name = `Get Quote for ${products[0]?.name}`;
  const link = page.locator('#catalogue').getByRole('link', { name, exact: true });
  const [request] = await Promise.all([page.waitForRequest(/^mailto:/), link.click()]);
  const subject = `Quote Request for ${products[0]?.name} - ${NAME}`;
  expect(readMail(request.url())).toMatchObject({ to: TO, subject });

  await page.getByRole('banner').getByRole('link', { name: NAME }).click();
  await page.getByRole('link', { name: 'Browse Products' }).click();
  await page.getByRole('searchbox').fill('fury');
  await expect(page).toHaveURL(`${SITE}/pc-components/?q=fury`);
  await page.waitForLoadState('networkidle');
  expect(lost).toEqual([]);
  const response = await page.goto(`${SITE}/nothing/`);
  expect(response?.status()).toBe(404);
  const shop = page.getByRole('main').getByRole('link', { name: 'PC Components' });
  await expect(shop).toHaveAttribute('href', '/shop/pc-components/');
});

test('nothing of the sample is in it, nor of the page that is left out', () => {
  const files = readdirSync('.variant', { recursive: true, encoding: 'utf8' });
  const out = 'gaming-accessories';
  expect(files.filter((name) => name.includes(out) || name.includes('hero-accessories'))).toEqual(
    [],
  );
  const names = [...listSampleNames(packOf(SAMPLE), another), out];
  expect(names).toEqual(expect.arrayContaining(['Derwent Hardware', 'Derby', 'Priya Nair']));
  for (const name of files.filter((file) => /\.(?:html|js|css|txt|xml|webmanifest)$/.test(file)))
    expect(findNames(readFileSync(`.variant/${name}`, 'utf8'), names), name).toEqual([]);
});

for (const route of listBuiltRoutes('.variant'))
  test(`${route} of another shop is accessible, and its long words fit every width`, async ({
    page,
  }) => {
    await page.route(/photos\.example|\.(avif|webp)$/, (request) => request.abort());
    await page.goto(SITE + route);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await measureSidewaysScroll(page), `${width} px`).toBe(0);
    }
  });

test('its other counts are those of its pack', () => {
  for (const [route, css, count] of [
    ['/', '#products article', 5],
    ['/computer-systems/', '#featured article', 5],
    ['/computer-systems/', '#brands li', 9],
    ['/computer-systems/', '#categories li', 7],
  ] as const) {
    const { document } = parseHtml(readFileSync(`.variant${route}index.html`, 'utf8')).window;
    expect(document.querySelectorAll(css), `${route} ${css}`).toHaveLength(count);
  }
});

test.describe('the stock-photo host', () => {
  const { alt = '', stock } = pictures['hero-gaming'] ?? {};
  const own = (page: Page) => page.locator('[aria-labelledby=page-title] picture img');
  const photo = (page: Page) => page.locator('[aria-labelledby=page-title] picture + img');
  const loaded = (image: Locator) => expect(image).not.toHaveJSProperty('naturalWidth', 0);
  const boxOf = (image: Locator) =>
    image.evaluate((node): DOMRect => node.getBoundingClientRect().toJSON());

  test('answers: its photograph covers our subject, asked for without a referrer', async ({
    page,
  }) => {
    const asked: Request[] = [];
    await page.route(`${HOST}/**`, (route) => {
      asked.push(route.request());
      return route.fulfill({ path: 'public/pictures/hero-home-close-800.webp' });
    });
    await page.goto(`${SITE}/gaming-hardware/`);
    await loaded(photo(page));
    const [over, under] = [await boxOf(photo(page)), await boxOf(own(page))];
    expect(over).toMatchObject({ right: under.right, height: under.height });
    // The left of the room stays ours, for the words.
    expect(over.left / under.width).toBeCloseTo(0.3, 1);
    expect(asked[0]?.url()).toMatch(new RegExp(`${stock}\\?w=\\d+&q=70&auto=format&fit=crop$`));
    for (const request of asked) expect(request.headers().referer).toBeUndefined();
    await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', HOST);
  });

  test('answers late or never: our own picture shows, with its text', async ({ page }) => {
    await page.route(`${HOST}/**`, () => new Promise(() => undefined));
    await page.goto(`${SITE}/gaming-hardware/`, { waitUntil: 'commit' });
    await loaded(own(page));
    await expect(own(page)).toBeVisible();
    await expect(own(page)).toHaveAttribute('alt', alt);
  });
});
