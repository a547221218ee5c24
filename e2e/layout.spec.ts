import { expect, test } from 'playwright/test';
import { DESKTOP, PATHS, PHONE } from './site';

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('on a phone the headline, the action and a good part of the picture are in the first view', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[aria-labelledby=page-title] a').first()).toBeInViewport({
      ratio: 1,
    });
    await expect(page.locator('[aria-labelledby=page-title] picture img')).toBeInViewport({
      ratio: 0.6,
    });
  }
});

test('cards of a row share the baselines of their buttons', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const [path, first] of [
    // The lead has a row of its own.
    ['/gaming-hardware/', 1],
    ['/gaming-accessories/', 0],
  ] as const) {
    await page.goto(path);
    const tops = await page
      .locator('main article a')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
      .then((all) => all.slice(first, first + 2));
    expect(new Set(tops).size, path).toBe(1);
  }
});

test('a product name of twice the length is neither cut off nor wider than its card', async ({
  page,
}) => {
  await page.goto('/gaming-hardware/');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.locator('#catalogue h3').evaluateAll((headings) => {
      const longest = headings.reduce((a, b) =>
        (a.textContent?.length ?? 0) > (b.textContent?.length ?? 0) ? a : b,
      );
      longest.textContent = `${longest.textContent}${longest.textContent?.replaceAll(' ', '')}`;
      return longest.scrollWidth - longest.clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await page.evaluate(sideways)).toBe(0);
  }
});
