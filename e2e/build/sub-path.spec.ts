import { expect, type Locator, type Route } from 'playwright/test';
import { products } from '@/data/shop/products';
import { pageHrefs } from '@/lib/site/navigation';
import { SUB_PATH_SETTINGS } from '@/scripts/testing/build-site';
import { expectReadableStage, loadStage, STAGE } from '../layout/stage';
import { layOutAll, measureSidewaysScroll } from '../page-checks';
import { test } from '../page-test';
import { DESKTOP, PHONE, readMail, SELECTORS } from '../site';

const BASE_PATH = SUB_PATH_SETTINGS.NEXT_PUBLIC_BASE_PATH;
const NAME = SUB_PATH_SETTINGS.NEXT_PUBLIC_COMPANY_NAME;
const EMAIL = SUB_PATH_SETTINGS.NEXT_PUBLIC_COMPANY_EMAIL;
const HOST = SUB_PATH_SETTINGS.NEXT_PUBLIC_IMAGE_HOST;

/** The build with all settings: a sub-path, an image host, and a name and address to encode. */
test.use({ build: { folder: '.sub-path', basePath: BASE_PATH } });

test('the settings reach titles, addresses and emails', async ({ page }) => {
  await page.route(`${HOST}/**`, (route) => route.abort());
  const missingFiles: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missingFiles.push(response.url());
  });
  await page.goto(`${BASE_PATH}/pc-components/`);
  await expect(page).toHaveTitle(`PC Components: CPUs, Boards and Memory | ${NAME}`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', 'https://www.acme.example/shop/pc-components/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: EMAIL })).toBeVisible();
  const name = `Get Quote for ${products[0]?.name}`;
  const link = page.locator('#catalogue').getByRole('link', { name, exact: true });
  const [request] = await Promise.all([page.waitForRequest(/^mailto:/), link.click()]);
  const subject = `Quote Request for ${products[0]?.name} - ${NAME}`;
  expect(readMail(request.url())).toMatchObject({ to: EMAIL, subject });

  await page.getByRole('banner').getByRole('link', { name: NAME }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'PC Components' }).click();
  await page.getByRole('searchbox').fill('fury');
  await expect(page).toHaveURL(`${BASE_PATH}/pc-components/?q=fury`);
  await page.waitForLoadState('networkidle');
  expect(missingFiles).toEqual([]);
});

test('an enquiry passes to the next page, apart from that of another site of the host', async ({
  page,
}) => {
  const bar = page.locator(SELECTORS.bar);
  await page.goto(`${BASE_PATH}/`);
  await page.evaluate(() => localStorage.setItem('enquiry', `parts=rm850e&saved=${Date.now()}`));
  await page.goto(`${BASE_PATH}/computer-systems/`);
  await page.getByRole('checkbox').first().check();
  await expect(bar).toContainText('1 item');
  await page.goto(`${BASE_PATH}/about/`);
  await expect(bar).toContainText('1 item');
  // React, which Next has bundled, uses the same storage.
  await page.goto(`${BASE_PATH}/contact/`);
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(1);
});

/** Black and white stripes, so that each text lies on both: no photograph is harder to read on. */
const STRIPES =
  '<path d="M0 0h99v99H0z"/><path d="M0 50h99" stroke="#fff" stroke-width="99" stroke-dasharray="3 3"/>';
const STRIPES_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080" viewBox="0 0 99 99" preserveAspectRatio="none">${STRIPES}</svg>`;

for (const route of pageHrefs)
  test(`below a sub-path, ${route} fits every screen, and its text is readable on any photograph`, async ({
    page,
  }) => {
    // The stripes also replace our own picture, which covers the whole stage below the photograph.
    await page.route(/photos\.example|hero-/, (request) =>
      request.fulfill({ body: STRIPES_SVG, contentType: 'image/svg+xml' }),
    );
    await page.goto(BASE_PATH + route);
    await page.evaluate(layOutAll);
    for (const size of [{ width: 320, height: 640 }, { ...PHONE, height: 1100 }, DESKTOP]) {
      await page.setViewportSize(size);
      expect.soft(await page.evaluate(measureSidewaysScroll), `${size.width} px`).toBe(0);
      // Pages without a photograph keep our render. The smallest window can't show the whole stage.
      const hasPhotograph = (await page.locator('.photo-hero').count()) > 0;
      if (!hasPhotograph || size.width === 320) continue;
      await loadStage(page);
      await expectReadableStage(page);
    }
  });

test('our own picture shows until the stock-photo host answers, then its photograph beside the text', async ({
  page,
}) => {
  const heldRequests: Route[] = [];
  await page.route(`${HOST}/**`, (route) => heldRequests.push(route));
  await page.goto(`${BASE_PATH}/gaming-hardware/`, { waitUntil: 'commit' });
  const picture = page.locator(`${STAGE} picture img`);
  const photo = page.locator(`${STAGE} picture + img`);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(picture).toBeVisible();
  expect(heldRequests[0]?.request().headers().referer).toBeUndefined();
  await heldRequests[0]?.fulfill({ path: 'public/pictures/hero-home-close-800.webp' });
  const measureBox = (image: Locator) =>
    image.evaluate((node): DOMRect => node.getBoundingClientRect().toJSON());
  // Repeated, since the photograph gets its place a frame after it has loaded.
  await expect(async () => {
    const { left, ...box } = await measureBox(photo);
    const { right, height, width } = await measureBox(picture);
    expect(box).toMatchObject({ right, height });
    // The left stays ours, for the words.
    expect(left / width).toBeCloseTo(0.3, 1);
  }).toPass();
});
