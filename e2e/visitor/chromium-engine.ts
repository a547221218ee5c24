import { chromium, type Page } from 'playwright/test';
import { chromiumOptions } from '../../scripts/browser/find-browser';
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
  protected movePointer({ x, y }: Point) {
    return this.page.mouse.move(x, y);
  }
  protected pressPointer({ x, y }: Point) {
    return this.page.mouse.click(x, y);
  }
}

/** The system's Chromium, or else Playwright's own. */
export async function chromiumEngine(): Promise<Engine> {
  const browser = await chromium.launch({
    ...chromiumOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return {
    async visit(origin, { scripts, forcedColors, textSize }, size) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: size,
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
  };
}
