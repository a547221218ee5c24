import { expect, type ViewportSize } from 'playwright/test';
import { isHydrated, requestHydration } from '../page-checks';
import { readMail } from '../site';
import { retryUntilDone } from './retry-until-done';

/** The first visible element that matches a CSS selector and contains a text. */
type Target = string | readonly [css: string, text: string];

/** The settings of a visitor's browser. */
export interface BrowserSettings {
  readonly scripts: boolean;
  /** The default font size in pixels. */
  readonly textSize: number;
  /** False loads pages again on Back. */
  readonly keepsPages: boolean;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space';

export type Point = Readonly<Record<'x' | 'y', number>>;

/** The browser window of one visitor. */
export interface BrowserWindow {
  /** Opens a path of the site or an address, and waits until the page has loaded. */
  open(path: string): Promise<unknown>;
  reload(): Promise<unknown>;
  back(): Promise<unknown>;
  resize(size: ViewportSize): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  type(text: string): Promise<unknown>;
  movePointer(to: Point): Promise<unknown>;
  clickAt(point: Point): Promise<unknown>;
  evaluateExpression(expression: string): Promise<unknown>;
  /** Returns the `mailto:` links that the mail program has got from this visitor. */
  readMails(): Promise<readonly string[]>;
  close(): Promise<unknown>;
}

/** A browser that serves one visitor after the other. */
export interface Engine {
  visit(origin: string, settings: BrowserSettings): Promise<BrowserWindow>;
  close(): Promise<unknown>;
}

/**
 * Returns the middle of a target. Scrolls only to one outside the window or covered, since that
 * loads scripts. Throws where it has moved since, so no press misses. Runs in the page.
 */
function findPoint(target: Target): Point {
  const [css, text] = typeof target === 'string' ? [target, ''] : target;
  const element: (Element & { lastPlace?: string }) | undefined = [
    ...document.querySelectorAll(css),
  ].find((other) => other.checkVisibility() && other.textContent?.includes(text));
  if (element === undefined) throw new Error(`there is no ${css} ${text}`);
  const measureMiddle = () => {
    const { left = 0, top = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const { top, bottom } = element.getBoundingClientRect();
  const { x, y } = measureMiddle();
  const hit = document.elementFromPoint(x, y);
  const isCovered = hit !== null && !element.contains(hit) && !hit.contains(element);
  if (top < 0 || bottom > innerHeight || isCovered)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const point = measureMiddle();
  const place = `${point.x} ${point.y}`;
  const hasMoved = element.lastPlace !== place;
  // Without a last place, the next press measures twice again.
  element.lastPlace = hasMoved ? place : '';
  if (hasMoved) throw new Error(`${css} ${text} is moving`);
  return point;
}

/** Creates the visitor of the specs that run in every engine. */
export function createVisitor({ evaluateExpression, ...browser }: BrowserWindow) {
  /** Runs a function in the page once the page has loaded. The argument is passed as JSON. */
  const evaluate = <Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => {
    const expression = `(${script})(${argument === undefined ? '' : JSON.stringify(argument)})`;
    return retryUntilDone(() => evaluateExpression(expression) as Promise<Result>);
  };
  const hover = async (target: Target) => browser.movePointer(await evaluate(findPoint, target));
  const click = async (target: Target) => browser.clickAt(await evaluate(findPoint, target));
  /** Presses a target until a field has the focus: on a moving page, a press may miss. */
  const clickToFocus = (target: Target, field: string) =>
    expect(async () => {
      await click(target);
      expect(await evaluate((css) => document.activeElement?.matches(css), field)).toBe(true);
    }).toPass();
  const isVisible = (css: string) =>
    evaluate((selector) => document.querySelector(selector)?.checkVisibility() ?? false, css);
  const readText = (css: string) =>
    evaluate((selector) => document.querySelector(selector)?.textContent ?? '', css);
  return {
    ...browser,
    evaluate,
    hover,
    click,
    isVisible,
    /** Gives an element the focus, as the Tab key does. */
    focus: (css: string) =>
      evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), css),
    /** Returns the name or the text of the focused element. */
    readFocused: () =>
      evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('name') ?? element?.textContent?.trim() ?? null;
      }),
    readText,
    /** Sets fields by name or CSS selector, as a browser's autofill or list of options does. */
    fillIn: (values: Readonly<Record<string, string>>) =>
      evaluate((fields) => {
        for (const [name, value] of Object.entries(fields)) {
          const css = /^\w+$/.test(name) ? `main [name="${name}"]` : name;
          const field = document.querySelector<HTMLInputElement>(css);
          if (field === null) throw new Error(`there is no ${css}`);
          // React listens to the element's own setter.
          const prototype = Object.getPrototypeOf(field);
          Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
          for (const type of ['input', 'change', 'focusout'])
            field.dispatchEvent(new Event(type, { bubbles: true }));
        }
      }, values),
    clickToFocus,
    async typeInto(css: string, text: string) {
      await clickToFocus(css, css);
      await browser.type(text);
    },
    requestHydration: () => evaluate(requestHydration),
    /** Waits until the mail program has got so many emails, and returns the last. */
    async waitForMail(count = 1) {
      await expect.poll(browser.readMails).toHaveLength(count);
      const href = (await browser.readMails()).at(-1) ?? '';
      return { href, ...readMail(href) };
    },
    expectAddress: (pathAndQuery: string) =>
      expect.poll(() => evaluate(() => location.pathname + location.search)).toBe(pathAndQuery),
    expectText: (css: string, text: string) => expect.poll(() => readText(css)).toContain(text),
    expectVisible: (css: string, expected = true) =>
      expect.poll(() => isVisible(css)).toBe(expected),
    /** Waits until React has hydrated the page, or checks that it has not. */
    expectHydrated: (expected = true) => expect.poll(() => evaluate(isHydrated)).toBe(expected),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
