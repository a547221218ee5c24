import { test as base } from './engines/test';
import { DESKTOP } from './site';

/** For specs with Chromium alone: `page` is one tab per worker, since a new tab costs more than most of these tests. */
export const test = base.extend({
  page: async ({ tab }, use) => {
    await tab.setViewportSize(DESKTOP);
    await use(tab);
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    for (const event of ['console', 'pageerror', 'request', 'response'] as const)
      tab.removeAllListeners(event);
    await tab.emulateMedia({ media: null, forcedColors: null });
    // Reset pointer and storage, so that tests don't affect each other.
    await tab.mouse.move(0, 0);
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await tab.goto('about:blank');
  },
});
