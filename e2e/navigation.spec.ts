import { expect, test } from 'playwright/test';
import { DESKTOP } from './site';

test.use({ viewport: DESKTOP });

test('the bar stays in view while the page scrolls', async ({ page }) => {
  await page.goto('/about/');
  await page.mouse.wheel(0, 1500);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Quote' })).toBeInViewport();
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
