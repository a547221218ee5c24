import { expect, test } from 'playwright/test';
import { CATALOGUE_PAGES, PATHS } from './site';

/** Width of an A4 page between its margins, in CSS pixels. */
const SHEET = Math.round(((210 - 2 * 12) / 25.4) * 96);

for (const path of PATHS) {
  test(`${path} prints no text over another, and its address`, async ({ page }) => {
    await page.setViewportSize({ width: SHEET, height: 1000 });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const overlaps = await page.locator('article').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const boxes = [...card.querySelectorAll('h3, h4, p, dt, dd, li')]
          .filter((node) => node.querySelector('p, li') === null)
          .map((node) => ({ text: node.textContent, box: node.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && box.height > 0);
        return boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(
              ({ box }) =>
                Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
                Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
            )
            .map((other) => `${one.text} / ${other.text}`),
        );
      }),
    );
    expect(overlaps).toEqual([]);
    await expect(page.getByRole('contentinfo').getByText('Derby, Derbyshire')).toBeVisible();
    await expect(page.locator('main picture img:visible')).toHaveCount(0);
    await expect(page.getByRole('button').and(page.locator(':visible'))).toHaveCount(0);
  });
}

for (const { path, total } of CATALOGUE_PAGES) {
  test(`${path} prints every part number, in two columns of about the same length`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: SHEET, height: 1000 });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const numbers = page.locator('#catalogue article').getByText(/^SKU/);
    await expect(numbers).toHaveCount(total);
    for (const number of await numbers.all()) await expect(number).toBeVisible();
    const ends = await page.locator('#catalogue article').evaluateAll((cards) => {
      const lowest = new Map<number, number>();
      for (const card of cards) {
        const { left, bottom } = card.getBoundingClientRect();
        lowest.set(Math.round(left), Math.max(bottom, lowest.get(Math.round(left)) ?? 0));
      }
      return [...lowest.values()];
    });
    expect(ends).toHaveLength(2);
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(300);
  });
}
