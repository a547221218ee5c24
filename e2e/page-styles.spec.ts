import { expect, type Page, test } from 'playwright/test';
import { CATALOGUE_PAGES, DESKTOP, PHONE } from './site';

/** What is drawn otherwise than when last asked, on a phone and on a desktop, of all that the browser works out. */
async function changes(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const changed = await page.evaluate(async (key) => {
      await document.fonts.ready;
      const elements = [...document.querySelectorAll(':is(header, main, footer) *')];
      const lines = elements
        .filter((element) => element.checkVisibility())
        .flatMap((element) => {
          const style = getComputedStyle(element);
          // The shape of a picture is that of the version in sight, which may still be on its way. Properties
          // of our own draw nothing by themselves.
          return [...style]
            .filter((name) => !/^(?:aspect-ratio$|--)/.test(name))
            .map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`);
        });
      const known = window as unknown as Record<string, readonly string[] | undefined>;
      const before = known[key] ?? [];
      known[key] = lines;
      const all = [
        `${lines.length} properties`,
        ...lines.filter((line, at) => line !== before[at]),
      ];
      return all.slice(lines.length === before.length ? 1 : 0, 9);
    }, `at ${size.width} px`);
    found.push(...changed);
  }
  return found;
}

/** Gives a page its whole stylesheets, of which it has what it needs; their links come with its scripts. */
const addWholeStyles = (page: Page) =>
  page.locator('link[rel="stylesheet"][disabled]').evaluateAll((links) =>
    Promise.all(
      (links as HTMLLinkElement[]).map((link) => {
        link.disabled = false;
        return new Promise((resolve) => link.addEventListener('load', () => resolve(link.href)));
      }),
    ),
  );

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The last shows what was not in the page.
const NOTHING_FOUND = `${CATALOGUE_PAGES[1].path}?q=nothing+has+this+name`;

for (const path of ['/', '/contact/', '/computer-systems/', NOTHING_FOUND]) {
  test(`the styles of ${path} draw it as all of them do`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('[data-wakes]').first().dispatchEvent('focusin');
    await page.locator('[data-open]').waitFor({ state: 'attached' });
    if (path === NOTHING_FOUND)
      await page.getByRole('button', { name: 'Clear all filters' }).waitFor();
    expect(await changes(page)).not.toEqual([]);
    expect((await addWholeStyles(page)).length).toBeGreaterThan(0);
    expect(await changes(page)).toEqual([]);
  });
}
