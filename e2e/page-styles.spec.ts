import { expect, type Page, test } from 'playwright/test';
import { CATALOGUE_PAGES, DESKTOP, PHONE } from './site';

/** How each element of a page is drawn: its place, and every property that the browser works out for it. */
const drawnIn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll(':is(header, main, footer) *')].map((element) => {
      const style = getComputedStyle(element);
      // Custom properties have other names in each, and are in what is drawn with them.
      const names = [...style].filter((name) => !name.startsWith('--'));
      const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`);
      return `${element.tagName} ${values.join(';')}`;
    });
  });

/** What differs first, since whole lists of properties are no message. */
const firstDifference = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length
    ? one
        .map((text, place) => [text, other[place]] as const)
        .find(([a, b]) => a !== b)
        ?.map((text, side, both) => {
          const other = both[1 - side]?.split(';');
          return text?.split(';').filter((value, place) => value !== other?.[place]);
        })
    : `${one.length} and ${other.length} elements`;

async function wakeScripts(page: Page) {
  const deferred = await page.locator('script[data-scripts]').getAttribute('data-scripts');
  await page.mouse.move(5, 300);
  await page.waitForFunction((addresses) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return addresses.every((address) => loaded.some((name) => name.endsWith(address)));
  }, deferred?.split(' ') ?? []);
  await page.waitForLoadState('networkidle');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/', '/contact/', '/computer-systems/']) {
  test(`the styles of ${path} draw it as all of them do`, async ({ page }) => {
    const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);
    const drawn = async () => {
      await page.setViewportSize(PHONE);
      const onPhone = await drawnIn(page);
      await page.setViewportSize(DESKTOP);
      return [...onPhone, ...(await drawnIn(page))];
    };
    await page.setViewportSize(DESKTOP);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await sheets()).toBe(0);
    const before = await drawn();
    await wakeScripts(page);
    expect(await sheets()).toBe(1);
    expect(firstDifference(before, await drawn())).toBeUndefined();
  });
}

// Without widths: a face that only a cache brings in time makes words a little wider.
test('a page reached from one with few styles is drawn as one that was opened', async ({
  page,
}) => {
  const { path } = CATALOGUE_PAGES[1];
  await page.goto(path, { waitUntil: 'networkidle' });
  await wakeScripts(page);
  const drawnMain = () =>
    page.locator('main').evaluate((main) => {
      return [...main.querySelectorAll('*')].map((element) => {
        const { display, color, font, padding, margin, border, position } =
          getComputedStyle(element);
        return [element.tagName, display, color, font, padding, margin, border, position].join(';');
      });
    });
  const opened = await drawnMain();
  await page.goto('/about/', { waitUntil: 'networkidle' });
  await wakeScripts(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: CATALOGUE_PAGES[1].name }).click();
  await expect(page).toHaveURL(path);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await page.mouse.move(5, 5);
  expect(firstDifference(opened, await drawnMain())).toBeUndefined();
});
