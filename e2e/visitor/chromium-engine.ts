import type { Browser, Page } from 'playwright/test';
import { type Engine, type Key, type Point, type Size, Visitor } from './visitor';

class ChromiumVisitor extends Visitor {
  readonly #mails: string[] = [];

  constructor(readonly page: Page) {
    super();
    page.on('request', (request) => {
      if (request.url().startsWith('mailto:')) this.#mails.push(request.url());
    });
  }

  open(path: string) {
    return this.page.goto(path);
  }
  reload() {
    return this.page.reload();
  }
  // Playwright's own waits for a load, which a page kept for Back does not have.
  back() {
    return this.page.evaluate('void setTimeout(() => history.back())');
  }
  resize(size: Size) {
    return this.page.setViewportSize(size);
  }
  press(key: Key) {
    return this.page.keyboard.press(key);
  }
  type(text: string) {
    return this.page.keyboard.type(text);
  }
  print() {
    return this.page.pdf({ preferCSSPageSize: true });
  }
  screenshot() {
    return this.page.screenshot();
  }
  async mails() {
    return [...this.#mails];
  }
  leave() {
    return this.page.context().close();
  }
  protected evaluate(expression: string) {
    return this.page.evaluate(expression);
  }
  protected movePointer({ x, y }: Point, press: boolean) {
    return press ? this.page.mouse.click(x, y) : this.page.mouse.move(x, y);
  }
}

/** The Chromium that Playwright has started. */
export const chromiumEngine = (browser: Browser): Engine => ({
  async visit(origin, { scripts, forcedColors, textSize }) {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'en-GB',
      javaScriptEnabled: scripts,
      forcedColors: forcedColors ? 'active' : 'none',
    });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
    return new ChromiumVisitor(page);
  },
  close: () => browser.close(),
});
