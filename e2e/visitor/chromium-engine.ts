import type { Browser } from 'playwright/test';
import type { Engine } from './visitor';

/** Creates an engine from the Chromium that Playwright has started. */
export const createChromiumEngine = (browser: Browser): Engine => ({
  async visit(baseURL, { scripts, forcedColors, textSize }) {
    const context = await browser.newContext({
      baseURL,
      locale: 'en-GB',
      javaScriptEnabled: scripts,
      forcedColors: forcedColors ? 'active' : 'none',
    });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
    const mails: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('mailto:')) mails.push(request.url());
    });
    return {
      open: (path) => page.goto(path),
      reload: () => page.reload(),
      // Playwright's goBack waits for a load, and a page kept for Back does not load.
      back: () => page.evaluate('void setTimeout(() => history.back())'),
      resize: (size) => page.setViewportSize(size),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      movePointer: ({ x, y }, press) => page.mouse[press ? 'click' : 'move'](x, y),
      evaluate: (expression) => page.evaluate(expression),
      print: () => page.pdf({ preferCSSPageSize: true }),
      screenshot: () => page.screenshot(),
      mails: async () => [...mails],
      close: () => context.close(),
    };
  },
  close: () => browser.close(),
});
