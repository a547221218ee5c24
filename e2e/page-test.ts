import { test as base } from './engines/test';
import { DESKTOP } from './site';

/** For specs that run only in Chromium. A worker's tests share a tab, since a new one takes longer than most tests. */
export const test = base.extend({
  page: async ({ tab }, use) => {
    await tab.setViewportSize(DESKTOP);
    await use(tab);
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    for (const event of ['console', 'pageerror', 'request', 'response'] as const)
      tab.removeAllListeners(event);
    await tab.emulateMedia({ media: null, forcedColors: null });
    // Pointer and storage would affect the next test.
    await tab.mouse.move(0, 0);
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await tab.goto('about:blank');
  },
});
