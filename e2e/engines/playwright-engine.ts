import { type Browser, type CDPSession, type Page, test } from 'playwright/test';
import type { Engine } from './visitor';

interface Tab {
  readonly page: Page;
  /** Undefined in Firefox and WebKit. */
  readonly devTools: CDPSession | undefined;
}

/**
 * Creates an engine from a browser of Playwright. Visitors with scripts share one tab, those
 * without another: a new tab takes longer than most tests. Each visitor has its own site, and so
 * its own storage and cache. Firefox and WebKit skip a test at a step that Playwright can't do.
 */
export function createPlaywrightEngine(browser: Browser): Engine {
  const isChromium = browser.browserType().name() === 'chromium';
  const tabs = new Map<boolean, Promise<Tab>>();

  async function openTab(javaScriptEnabled: boolean): Promise<Tab> {
    const context = await browser.newContext({ locale: 'en-GB', javaScriptEnabled });
    const page = await context.newPage();
    return { page, devTools: isChromium ? await context.newCDPSession(page) : undefined };
  }

  return {
    async visit(origin, { scripts, textSize }) {
      const tab = tabs.get(scripts) ?? openTab(scripts);
      tabs.set(scripts, tab);
      const { page, devTools } = await tab;
      test.skip(!isChromium && textSize !== 16, 'Playwright sets no text size in this browser');
      await devTools?.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
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
        async close() {
          page.removeAllListeners('request');
          // Otherwise a menu under the pointer would open for the next visitor.
          await page.mouse.move(0, 0);
          await page.goto('about:blank');
        },
      };
    },
    // Playwright closes its browser itself.
    close: async () => undefined,
  };
}
