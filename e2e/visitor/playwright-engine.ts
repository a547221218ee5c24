import type { Browser, BrowserType, LaunchOptions, Page } from 'playwright/test';
import { eventually, expression, finding } from './in-page';
import type { Engine, Key, Size, Target, Visitor } from './visitor';
import { textSize, Unable } from './visitor';

const NAMES: Record<Key, string> = { Enter: 'Enter', Escape: 'Escape', Tab: 'Tab', Space: ' ' };

class PlaywrightVisitor implements Visitor {
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
    await (await this.#element(target)).hover();
  }
  async click(target: Target) {
    // It may lead to another page, which is the spec's to wait for.
    await (await this.#element(target)).click({ noWaitAfter: true });
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
  async print() {
    const isChromium = this.page.context().browser()?.browserType().name() === 'chromium';
    return isChromium ? this.page.pdf({ preferCSSPageSize: true }) : null;
  }
  screenshot() {
    return this.page.screenshot();
  }
  async mails() {
    return [...this.#mails];
  }
  #element(target: Target) {
    return eventually(String(target), async () =>
      (await this.page.evaluateHandle<Element>(finding(target))).asElement(),
    );
  }
}

/** A browser that Playwright drives: the system's Chromium, or Playwright's own of each kind. */
export async function playwrightEngine(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const isChromium = type.name() === 'chromium';
  const launch = (args: readonly string[] = []) =>
    type.launch({
      ...options,
      args: [...(options.args ?? []), ...args],
      ...(isChromium && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    });
  const browser = await launch();
  let largeTexted: Browser | undefined;
  return {
    async visit(habits, size) {
      const { scripts, forcedColors, reducedMotion, commands, largeText } = habits;
      if (largeText) {
        if (!isChromium) throw new Unable('cannot be told its size of text');
        largeTexted ??= await launch([`--blink-settings=defaultFontSize=${textSize(habits)}`]);
      }
      const context = await (largeText ? (largeTexted ?? browser) : browser).newContext({
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
      return {
        visitor: new PlaywrightVisitor(await context.newPage()),
        end: () => context.close(),
      };
    },
    async close() {
      await largeTexted?.close();
      await browser.close();
    },
  };
}
