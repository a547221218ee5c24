import { type Browser, test } from 'playwright/test';
import type { Engine } from './visitor';

/**
 * Creates an engine from a browser of Playwright. Each visitor has a context of its own. Firefox
 * and WebKit skip a test at a step that Playwright can't do.
 */
export function createPlaywrightEngine(browser: Browser): Engine {
  const isChromium = browser.browserType().name() === 'chromium';
  return {
    async visit(origin, { scripts, textSize }) {
      test.skip(!isChromium && textSize !== 16, 'Playwright sets no text size in this browser');
      const context = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: scripts });
      const page = await context.newPage();
      if (isChromium) {
        const devTools = await context.newCDPSession(page);
        await devTools.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
      }
      const mails: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith('mailto:')) mails.push(request.url());
      });
      return {
        open: (path) => page.goto(new URL(path, origin).href),
        reload: () => page.reload(),
        // Playwright's goBack waits for a load, and a page kept for Back does not load. The timer
        // lets `evaluate` return before the page leaves.
        back: () => page.evaluate('void setTimeout(() => history.back())'),
        resize: (size) => page.setViewportSize(size),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        movePointer: ({ x, y }) => page.mouse.move(x, y),
        clickAt: ({ x, y }) => page.mouse.click(x, y),
        evaluateExpression: (expression) => page.evaluate(expression),
        async readMails() {
          test.skip(!isChromium, 'Playwright reports no emails of this browser');
          return [...mails];
        },
        close: () => context.close(),
      };
    },
    // Playwright closes its browser itself.
    close: async () => undefined,
  };
}
