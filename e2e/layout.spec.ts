import { expect, test } from 'playwright/test';
import { DESKTOP, PATHS, PHONE } from './site';

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const path of [...PATHS, '/404.html']) {
  test(`${path} never scrolls sideways, from 320 px up`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(sideways), `${width} px`).toBe(0);
    }
  });

  test(`${path} holds text of twice the size on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(sideways)).toBe(0);
  });

  for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    test(`${path} shifts nothing while fonts and pictures arrive late, at ${name} width`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.route(/\.(woff2|avif|webp)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const total = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
      );
      expect(total).toBeLessThan(0.005);
    });
  }
}

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
  for (const path of ['/gaming-hardware/', '/storage-solutions/']) {
    await page.goto(path);
    const tops = await page
      .locator('.sheet-card a')
      .evaluateAll((links) =>
        links.slice(0, 3).map((link) => Math.round(link.getBoundingClientRect().top)),
      );
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
