import { expect } from 'playwright/test';
import { ALL_PATHS, CATALOGUE_PAGES, DESKTOP, readMail } from '../site';
import { test } from './page-test';

for (const path of ALL_PATHS)
  test(`${path} loads no script, cookie or error before a quote`, async ({ page, baseURL }) => {
    const problems: string[] = [];
    const scripts: string[] = [];
    page.on('console', (message) => {
      // Chromium reports the status of the not-found page.
      const isExpected =
        message.location().url.endsWith('/404.html') && /status of 404/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !isExpected)
        problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => {
      if (!/^mailto:/.test(request.url()) && !request.url().startsWith(`${baseURL}`))
        problems.push(`requests ${request.url()}`);
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += DESKTOP.height) {
      await page.mouse.move(300 + (top % 700), 400);
      await page.mouse.wheel(0, DESKTOP.height);
    }
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(page.getByRole('banner').getByRole('link').last()).toBeInViewport();
    const links = page.locator(':is(main, footer) a[href^="mailto:"]:visible');
    for (const link of [links.first(), links.last()]) {
      const expected = readMail((await link.getAttribute('href')) ?? '');
      const [mail] = await Promise.all([page.waitForRequest(/^mailto:/), link.click()]);
      expect(readMail(mail.url())).toEqual(expected);
      const sheet = page.locator('#quote-sheet');
      await expect(sheet).toBeVisible();
      await expect(sheet.locator('[data-subject]')).toHaveText(expected.subject);
      const body = await sheet.locator('[data-body]').textContent();
      expect(body).toBe(expected.body.replaceAll('\r', ''));
    }
    // Only the filters load React as they come into sight.
    const hasFilters = CATALOGUE_PAGES.some((page) => page.path === path);
    await expect.poll(() => scripts.length > 0).toBe(hasFilters);
    await page.getByRole('button', { name: 'Products' }).hover();
    await expect(page.locator('#products-panel')).toBeVisible();
    await page.locator('[data-open=true]').waitFor();
    expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
    expect(problems).toEqual([]);
  });
