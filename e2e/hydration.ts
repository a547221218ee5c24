import { test as base, type Page } from 'playwright/test';

/** When React takes the page over: at the visitor's first sign, or long after it. */
export interface HydrationOptions {
  hydration: 'at first sign' | 'late';
}

const LATE_MS = 1500;

const hydrateLate = (page: Page) =>
  page.route(/\/_next\/static\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    // A page that was left in the meantime has no use for its script.
    await route.continue().catch(() => undefined);
  });

/** For specs of what React does: playwright.config.ts runs them once for each moment of hydration. */
export const test = base.extend<HydrationOptions>({
  hydration: ['at first sign', { option: true }],
  page: async ({ page, hydration }, use) => {
    if (hydration === 'late') await hydrateLate(page);
    await use(page);
  },
});
