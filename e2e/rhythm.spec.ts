import { expect, type Page, test } from 'playwright/test';
import { CATALOGUE_PAGES, DESKTOP, PATHS, PHONE, SHOWCASE_PAGES } from './site';

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => node.getBoundingClientRect().top + window.scrollY);
const heights = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().height));

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

test('the four showcase pages draw the kinds of their range in four ways', async ({ page }) => {
  const drawings = new Set<string | null>();
  for (const { path } of SHOWCASE_PAGES) {
    await page.goto(path);
    // A page's classes have their own names once its scripts are there.
    await page.locator('[data-wakes]').first().dispatchEvent('focusin');
    await page.locator('[data-open]').waitFor({ state: 'attached' });
    drawings.add(await page.locator('main [data-theme]').getAttribute('class'));
  }
  expect(drawings.size).toBe(SHOWCASE_PAGES.length);
});

for (const { path } of CATALOGUE_PAGES) {
  test(`${path}: a card fits a window, two rows a large one, and a phone scrolls less`, async ({
    page,
  }) => {
    const bar = 65;
    await page.goto(path);
    await page.setViewportSize({ width: 1920, height: 1080 });
    for (const height of await heights(page, '#catalogue article')) {
      expect(height).toBeLessThanOrEqual((1080 - bar - 24) / 2);
    }
    await page.setViewportSize(DESKTOP);
    for (const height of await heights(page, '#catalogue article')) {
      expect(height).toBeLessThanOrEqual(DESKTOP.height - bar);
    }
    await page.setViewportSize(PHONE);
    for (const height of await heights(page, '#catalogue article')) {
      expect(height).toBeLessThanOrEqual(640);
    }
  });

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

  test(`${path}: no dropdown is clipped at 320 px, and Clear is as high as the fields`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const room = await page.locator('#catalogue select').evaluateAll((selects) =>
      selects.map((select) => {
        const style = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        pen.font = style.font;
        const text = pen.measureText((select as HTMLSelectElement).selectedOptions[0]?.text ?? '');
        return select.clientWidth - text.width - 2 * Number.parseFloat(style.paddingLeft);
      }),
    );
    // What Chromium's arrow takes.
    for (const rest of room) expect(rest).toBeGreaterThan(16);
    await page.setViewportSize(DESKTOP);
    await page.getByRole('searchbox').fill('a');
    const clear = page.getByRole('button', { name: 'Clear all filters' }).first();
    await expect(clear).toBeVisible();
    const [button, field] = await Promise.all([
      clear.boundingBox(),
      page.getByRole('searchbox').boundingBox(),
    ]);
    expect(button?.height).toBeCloseTo(field?.height ?? 0, 0);
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

test('the active link’s line takes an accent of its page’s own', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const lines = new Set<string>();
  for (const { path } of [...CATALOGUE_PAGES, ...SHOWCASE_PAGES]) {
    await page.goto(path);
    const line = await page
      .getByRole('button', { name: 'Products' })
      .evaluate((node) => getComputedStyle(node).borderBottomColor);
    lines.add(line);
  }
  expect(lines.size).toBe(6);
});

test('a category’s name fits its line on the home cards', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  const lines = await page.locator('#products h3').evaluateAll((headings) =>
    headings.map((node) => {
      const { lineHeight } = getComputedStyle(node);
      return Math.round(node.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    }),
  );
  expect(lines).toEqual(lines.map(() => 1));
});
