import { expect, type Page, test } from 'playwright/test';
import { CATALOGUE_PAGES, DESKTOP, PHONE } from './site';

/** How each element in sight is drawn: its place, and every property that the browser works out for it. */
const drawnIn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const all = [...document.querySelectorAll(':is(header, main, footer) *')];
    return all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const style = getComputedStyle(element);
        // The shape of a picture is that of the version in sight, which may still be on its way. Tailwind's own
        // properties draw nothing by themselves.
        const names = [...style].filter((name) => !/^(?:aspect-ratio$|--tw-)/.test(name));
        const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`);
        return `${element.tagName} ${values.join(';')}`;
      });
  });

const drawnOnBoth = async (page: Page) => {
  await page.setViewportSize(PHONE);
  const onPhone = await drawnIn(page);
  await page.setViewportSize(DESKTOP);
  return [...onPhone, ...(await drawnIn(page))];
};

/** Gives a page its whole stylesheets, of which it has what it needs; their links come with its scripts. */
const addWholeStyles = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')].map(
        (link) => {
          link.disabled = false;
          return new Promise((resolve) => link.addEventListener('load', resolve));
        },
      ),
    ),
  );

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

async function expectOwnStylesToDo(page: Page) {
  await page.locator('[data-wakes]').first().dispatchEvent('focusin');
  await page.locator('[data-open]').waitFor({ state: 'attached' });
  const own = await drawnOnBoth(page);
  expect((await addWholeStyles(page)).length).toBeGreaterThan(0);
  expect(firstDifference(own, await drawnOnBoth(page))).toBeUndefined();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/', '/contact/', '/computer-systems/']) {
  test(`the styles of ${path} draw it as all of them do`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectOwnStylesToDo(page);
  });
}

test('so do those of a catalogue, when it shows what was not in the page', async ({ page }) => {
  await page.goto(`${CATALOGUE_PAGES[1].path}?q=nothing+has+this+name`);
  await page.getByRole('button', { name: 'Clear all filters' }).waitFor();
  await page.waitForLoadState('networkidle');
  await expectOwnStylesToDo(page);
});
