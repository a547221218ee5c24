import { expect, type Page, test } from 'playwright/test';
import { CATALOGUE_PAGES, DESKTOP, PATHS, PHONE, SHOWCASE_PAGES } from './site';

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => node.getBoundingClientRect().top + window.scrollY);

for (const { path } of [...CATALOGUE_PAGES, ...SHOWCASE_PAGES]) {
  test(`${path} shows its first product within the second desktop and the third phone screen`, async ({
    page,
  }) => {
    for (const [size, screens] of [
      [DESKTOP, 2],
      [PHONE, 3],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(path);
      expect(await topOf(page, 'article'), `${size.width} px`).toBeLessThan(size.height * screens);
    }
  });
}

for (const { path } of CATALOGUE_PAGES) {
  test(`${path}: the last row of cards has no hole, filtered or not`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    for (const query of ['', '?category=Processors&q=ryzen']) {
      await page.goto(`${path}${query}`);
      if (query !== '') await expect(page.locator('#catalogue article:visible')).toHaveCount(3);
      const [list, last] = await Promise.all([
        page.locator('#catalogue ul:has(> li > article):visible').last().boundingBox(),
        page.locator('#catalogue article:visible').last().boundingBox(),
      ]);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(
        (list?.x ?? 0) + (list?.width ?? 0),
        0,
      );
    }
  });
}

test('no headline takes four lines at 1024 px, and none ends a sentence with one word of the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  for (const path of PATHS) {
    await page.goto(path);
    const lines = await page.locator('h1').evaluate((node) => {
      const { lineHeight } = getComputedStyle(node);
      return Math.round(node.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    });
    expect(lines, path).toBeLessThan(4);
    const sentences = await page
      .locator('#closing-heading > span')
      .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().left));
    expect(new Set(sentences.map(Math.round)).size, path).toBeLessThanOrEqual(1);
  }
});

test('words with a hyphen and figures with their unit stay on one line on a phone', async ({
  page,
}) => {
  for (const path of PATHS) {
    await page.goto(path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const broken = await page.evaluate(() => {
        const parts =
          /\b(?:\d-\d (?:business )?days|e-mails?|E-mails?|USB-C|\d+ (?:GB|TB|MB|GHz|Hz|W))\b/g;
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          for (const match of (node.textContent ?? '').matchAll(parts)) {
            const range = document.createRange();
            range.setStart(node, match.index);
            range.setEnd(node, match.index + match[0].length);
            const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
            if (new Set(tops).size > 1) found.push(match[0]);
          }
        }
        return found;
      });
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('on a phone Get Quote stands in the bar, and in sight in the menu', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const bar = page.getByRole('banner');
  const [quote, menu] = await Promise.all([
    bar.getByRole('link', { name: 'Get Quote' }).boundingBox(),
    bar.getByRole('button', { name: 'Menu' }).boundingBox(),
  ]);
  expect(quote?.y).toBeCloseTo(menu?.y ?? 0, -1);
  await bar.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Get Quote' })).toBeInViewport({
    ratio: 1,
  });
});
