import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { DESKTOP, PATHS, PHONE } from './site';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`axe finds nothing at ${name} width`, () => {
    test.use({ viewport, reducedMotion: 'reduce' } as never);

    for (const path of [...PATHS, '/404.html']) {
      test(path, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test.describe('axe finds nothing in each state', () => {
  test('the open Products panel', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/gaming-hardware/');
    await page.getByRole('button', { name: 'Products' }).click();
    await expect(page.locator('#products-panel')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('the open phone menu', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/contact/');
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await violations(page)).toEqual([]);
  });

  test('the empty catalogue', async ({ page }) => {
    await page.goto('/pc-components/?q=nothing');
    await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('the form after sending, too long', async ({ page }) => {
    await page.goto('/contact/');
    await page.getByLabel('First name *').fill('A');
    await page.getByLabel('Last name *').fill('B');
    await page.getByLabel('E-mail *').fill('a@b.example');
    await page.getByLabel('Message *').fill('x'.repeat(3000));
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('form').getByText(/should have opened/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('open questions', async ({ page }) => {
    await page.goto('/contact/');
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await violations(page)).toEqual([]);
  });
});
