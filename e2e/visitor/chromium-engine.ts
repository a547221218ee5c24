import { type Browser, chromium, type Page } from 'playwright/test';
import { chromiumOptions } from '../../scripts/browser/find-browser';
import { eventually, expression, finding, PATIENCE_MS } from './in-page';
import type { Engine, Key, Size, Target, Visitor } from './visitor';
import { textSize, Unable } from './visitor';

const NAMES: Record<Key, string> = { Enter: 'Enter', Escape: 'Escape', Tab: 'Tab', Space: ' ' };

class ChromiumVisitor implements Visitor {
  readonly #mails: string[] = [];

  constructor(readonly page: Page) {
    page.on('request', (request) => {
      if (request.url().startsWith('mailto:')) this.#mails.push(request.url());
    });
  }

  async open(address: string) {
    await this.page.goto(address);
  }
  async reload() {
    await this.page.reload();
  }
  // Playwright's own waits for a load, which a page kept for Back does not have.
  async back() {
    await this.page.evaluate('void setTimeout(() => history.back())');
  }
  async forward() {
    await this.page.evaluate('void setTimeout(() => history.forward())');
  }
  resize(size: Size) {
    return this.page.setViewportSize(size);
  }
  async point(target: Target) {
    await (await this.#element(target)).hover({ timeout: PATIENCE_MS });
  }
  async click(target: Target) {
    // It may lead to another page, which is the spec's to wait for.
    await (await this.#element(target)).click({ noWaitAfter: true, timeout: PATIENCE_MS });
  }
  press(key: Key) {
    return this.page.keyboard.press(NAMES[key]);
  }
  type(text: string) {
    return this.page.keyboard.type(text);
  }
  read<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) {
    return eventually<{ value: Result }>('page', async () => ({
      value: (await this.page.evaluate(expression(script, argument))) as Result,
    })).then(({ value }) => value);
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
  #element(target: Target) {
    return eventually(String(target), async () =>
      (await this.page.evaluateHandle<Element>(finding(target))).asElement(),
    );
  }
}

/** The system's Chromium, or else Playwright's own. */
export async function chromiumEngine(): Promise<Engine> {
  const launch = (...settings: readonly string[]) =>
    chromium.launch({
      ...chromiumOptions(...settings),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  const browser = await launch();
  let largeTexted: Browser | undefined;
  return {
    async visit(origin, habits, size) {
      const { scripts, forcedColors, reducedMotion, commands, largeText } = habits;
      if (largeText)
        largeTexted ??= await launch(`--blink-settings=defaultFontSize=${textSize(habits)}`);
      const context = await (largeText ? (largeTexted ?? browser) : browser).newContext({
        baseURL: origin,
        viewport: size,
        locale: 'en-GB',
        javaScriptEnabled: scripts,
        forcedColors: forcedColors ? 'active' : 'none',
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      });
      if (!commands) {
        if (!scripts) throw new Unable('knows invoker commands');
        // As a browser without them: neither the property nor the attributes mean anything.
        await context.addInitScript(() => {
          Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
          addEventListener('command', (event) => event.preventDefault(), true);
        });
      }
      return new ChromiumVisitor(await context.newPage());
    },
    async close() {
      await largeTexted?.close();
      await browser.close();
    },
  };
}
