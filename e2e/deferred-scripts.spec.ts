import { expect, type Page, test } from 'playwright/test';
import { CATALOGUE_PAGES, DESKTOP, PATHS } from './site';

/** The scripts, styles and data that a page asks for. */
function watchCode(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType()))
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const isCatalogue = (path: string) => CATALOGUE_PAGES.some((page) => page.path === path);

test.use({ viewport: DESKTOP });

for (const path of PATHS.filter((each) => !isCatalogue(each))) {
  test(`${path} is read to its end, and its quote link pressed, without a script`, async ({
    page,
  }) => {
    const asked = watchCode(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let read = 0; read < end; read += 500) {
      await page.mouse.move(300 + (read % 700), 400);
      await page.mouse.wheel(0, 500);
    }
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await page.locator('main a[href^="mailto:"]').last().click();
    await expect(page.locator('#quote-sheet')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
}

for (const [what, act] of [
  ['pointing at Products', (page: Page) => page.getByRole('button', { name: 'Products' }).hover()],
  ['writing a message', (page: Page) => page.getByLabel('Message *').fill('Two lines')],
] as const) {
  test(`${what} brings the scripts`, async ({ page }) => {
    await page.goto('/contact/', { waitUntil: 'networkidle' });
    await act(page);
    await page.locator('form[data-ready]').waitFor();
  });
}

test('the filters wake when they come into sight, without a touch', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto(CATALOGUE_PAGES[0].path);
  await page.locator('form[role="search"][data-ready]').waitFor();
});
