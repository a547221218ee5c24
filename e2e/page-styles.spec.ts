import { expect, type Page, test } from 'playwright/test';
import { CATALOGUE_PAGES, DESKTOP, PHONE } from './site';

/** All that the browser works out of what a phone and a desktop show, an element a line. */
async function drawn(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready);
    const lines = await page.locator(':is(header, main, footer) *').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const style = getComputedStyle(element);
          // Properties of our own draw nothing by themselves.
          const names = [...style].filter((name) => !name.startsWith('--'));
          const drawn = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return [element.localName, ...drawn, ''].join('; ');
        }),
    );
    found.push(...lines);
  }
  // The shape of a picture is that of the version in sight, which may still be on its way.
  return found.map((line) => line.replace(/ aspect-ratio: [^;]+;/, ''));
}

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
    const before = await drawn(page);
    // Of its whole stylesheets a page has what it needs; their links come with its scripts.
    const added = await page.locator('link[rel="stylesheet"][disabled]').evaluateAll((links) =>
      Promise.all(
        (links as HTMLLinkElement[]).map((link) => {
          link.disabled = false;
          return new Promise((resolve) => link.addEventListener('load', () => resolve(link.href)));
        }),
      ),
    );
    expect(added).not.toEqual([]);
    const after = await drawn(page);
    expect(after).toHaveLength(before.length);
    const changes = after.flatMap((line, at) => {
      const known = new Set(before[at]?.split('; '));
      return line === before[at] ? [] : line.split('; ').filter((style) => !known.has(style));
    });
    expect(changes).toEqual([]);
  });
}
