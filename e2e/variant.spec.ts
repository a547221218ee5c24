import { expect, type Locator, type Page, type Request, test } from 'playwright/test';
import { pagesBySlug, pictures, products } from '@/data/shop';
import { builtRoutes } from '../scripts/build/built-site';
import { readMail } from './site';

/** The build of scripts/build/build-for-tests.ts: another name and address, a sub-path, a stock-photo host. */
const SITE = 'http://localhost:4174/shop';
const NAME = 'Acme & Söns 100% PC';
const TO = 'sales+web@acme.example';
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
  await page.getByRole('searchbox').fill('ryzen');
  await expect(page).toHaveURL(`${SITE}/gaming-hardware/?q=ryzen`);
  await page.waitForLoadState('networkidle');
  expect(lost).toEqual([]);
  const response = await page.goto(`${SITE}/nothing/`);
  expect(response?.status()).toBe(404);
  const shop = page.getByRole('main').getByRole('link', { name: 'PC Components' });
  await expect(shop).toHaveAttribute('href', '/shop/pc-components/');
});

test('every link there is leads to a page of the site, and to a place that is there', async ({
  page,
}) => {
  await page.route(/photos\.example|\.(avif|webp)$/, (route) => route.abort());
  const lost: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) lost.push(response.url());
  });
  const pressed = new Set<string>();
  for (const route of [...builtRoutes('.variant'), '/404.html']) {
    await page.goto(SITE + route);
    const links = page.locator('a:not([href^="mailto:"])');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const href of new Set(hrefs)) {
      // A place, or a query, is of the page that it stands on.
      const id = href?.startsWith('/') ? href : `${route} ${href}`;
      if (pressed.has(id)) continue;
      pressed.add(id);
      await page.goto(SITE + route, { waitUntil: 'domcontentloaded' });
      const press = links.evaluateAll((all, wanted) => {
        const link = all.find((one) => one.getAttribute('href') === wanted);
        (link as HTMLElement | undefined)?.click();
      }, href);
      await Promise.all([page.waitForEvent('framenavigated'), press]);
      const { pathname, hash } = new URL(href ?? '', SITE + route);
      expect(new URL(page.url())).toMatchObject({ pathname, hash });
      expect(`${pathname}/`, id).toMatch(/^\/shop\//);
      if (hash !== '') await expect(page.locator(':target'), id).toHaveCount(1);
    }
  }
  expect(lost.filter((address) => !address.endsWith('/404.html'))).toEqual([]);
  expect(pressed.size).toBeGreaterThan(builtRoutes('.variant').length);
});

test.describe('the stock-photo host', () => {
  const { alt = '', stock } = pictures[pagesBySlug['gaming-hardware'].hero.image] ?? {};
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
