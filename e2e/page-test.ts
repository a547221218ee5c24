import { test as base, type Page } from 'playwright/test';
import { DESKTOP } from './site';

/** For specs with Chromium alone: `page` is one tab per worker, since a new tab costs more than most of these tests. */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env.SAMPLE_ADDRESS ?? '',
        locale: 'en-GB',
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab }, use) => {
    await tab.setViewportSize(DESKTOP);
    await use(tab);
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    for (const event of ['console', 'pageerror', 'request', 'response'] as const)
      tab.removeAllListeners(event);
    await tab.emulateMedia({ media: null });
    // Reset pointer and storage, so that tests don't affect each other.
    await tab.mouse.move(0, 0);
    await tab.evaluate(() => sessionStorage.clear());
    await tab.goto('about:blank');
  },
});
