import { expect } from 'playwright/test';
import { test } from './hydration';
import { CATEGORIES, DESKTOP, PATHS, PHONE } from './site';

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('the active route is marked in the pre-rendered page', async ({ request }) => {
    for (const path of PATHS) {
      const html = await (await request.get(path)).text();
      expect(html).toMatch(new RegExp(`<a[^>]*aria-current="page"[^>]*href="${path}"`));
    }
  });

  test('Products opens on hover, stays while pointed at, and leads to a category', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Products' });
    await button.hover();
    const panel = page.locator('#products-panel');
    await expect(panel).toBeVisible();
    await panel.getByRole('link', { name: /Networking/ }).hover();
    await expect(panel).toBeVisible();
    for (const name of CATEGORIES) await expect(panel.getByRole('link', { name })).toBeVisible();
    await panel.getByRole('link', { name: /Networking/ }).click();
    await expect(page).toHaveURL('/networking-equipment/');
    await page.mouse.move(10, 600);
    await expect(panel).toBeHidden();
  });

  test('Products opens with Enter and closes with Escape, the focus back on the button', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Products' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.locator('#products-panel a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });

  test('the bar stays in view while the page scrolls', async ({ page }) => {
    await page.goto('/about/');
    await page.mouse.wheel(0, 1500);
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Get Quote' }),
    ).toBeInViewport();
  });

  test('the skip link leads past the bar', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu opens, holds the page behind it inert, and closes on choosing a link', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet).toBeVisible();
    const behind = page.getByRole('banner').getByRole('link', { name: 'Derwent Hardware' });
    await behind.focus();
    await expect(behind).not.toBeFocused();
    await sheet.getByRole('link', { name: 'Storage Solutions' }).click();
    await expect(page).toHaveURL('/storage-solutions/');
    await expect(sheet).toBeHidden();
  });

  test('the menu closes with its button and with Escape, the focus back on Menu', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await menu.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await menu.click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(menu).toBeFocused();
  });
});
