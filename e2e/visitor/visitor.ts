import { expect } from 'playwright/test';
import { readMail } from '../site';
import type { createWebDriverWindow } from './webdriver-window';

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space';

/** An element by CSS selector, or one that holds a text: the first that is visible. */
type Target = string | readonly [css: string, text: string];

export type Point = Readonly<Record<'x' | 'y', number>>;

/** What a visitor's browser is set to. */
export interface Habits {
  readonly scripts: boolean;
  readonly forcedColors: boolean;
  /** How large text is that no page sets the size of. */
  readonly textSize: number;
  /** Whether pages are kept for Back, unless the page itself forbids it. */
  readonly keepsPages: boolean;
}

/** What a browser does for a visitor, each engine in its own way. */
type BrowserWindow = ReturnType<typeof createWebDriverWindow>;

/** A browser that visitors come with, one after the other. */
export interface Engine {
  visit(origin: string, habits: Habits): Promise<BrowserWindow>;
  close(): Promise<unknown>;
}

/** Asks again and again while there is an error, since a page or a browser may be on its way; throws the last one. */
export async function retryUntilDone<Answer>(ask: () => Promise<Answer>, timeout?: number) {
  let answer: Answer | undefined;
  await expect(async () => {
    answer = await ask();
  }).toPass({ ...(timeout && { timeout }), intervals: [50] });
  return answer as Answer;
}

/**
 * The middle of a target, scrolled into view only where it is hidden, since scrolling wakes a page's scripts. Throws until it
 * stands where it stood when last asked for: a press must not miss what moves. Runs in the page.
 */
function find(target: Target): Point {
  const [css = '', text = ''] = [target].flat();
  const element: (Element & { stood?: string }) | undefined = [
    ...document.querySelectorAll(css),
  ].find((other) => other.checkVisibility() && other.textContent?.includes(text));
  if (element === undefined) throw new Error(`there is no ${css} ${text}`);
  const middle = () => {
    const { left = 0, top = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const { top, bottom } = element.getBoundingClientRect();
  const { x, y } = middle();
  const over = document.elementFromPoint(x, y);
  const covered = over !== null && !element.contains(over) && !over.contains(element);
  if (top < 0 || bottom > innerHeight || covered)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = middle();
  const still = element.stood === `${place.x} ${place.y}`;
  element.stood = still ? '' : `${place.x} ${place.y}`;
  if (!still) throw new Error(`${css} ${text} is moving`);
  return place;
}

/** Somebody in front of a browser: all that a spec which runs in every browser may ask for. */
export function createVisitor({ movePointer, evaluate, ...browser }: BrowserWindow) {
  /** Runs a function in the page, once it is there. What it needs comes as its argument, as JSON. */
  const read = <Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => {
    const expression = `(${script})(${argument === undefined ? '' : JSON.stringify(argument)})`;
    return retryUntilDone(() => evaluate(expression) as Promise<Result>);
  };
  const point = async (target: Target) => movePointer(await read(find, target), false);
  const click = async (target: Target) => movePointer(await read(find, target), true);
  const isVisible = (css: string) =>
    read((selector) => document.querySelector(selector)?.checkVisibility() ?? false, css);
  return {
    ...browser,
    read,
    point,
    click,
    isVisible,
    /** Gives an element the focus, as the Tab key does. */
    focus: (css: string) =>
      read((selector) => document.querySelector<HTMLElement>(selector)?.focus(), css),
    /** What has the focus, by its name or text. */
    focused: () =>
      read(() => {
        const element = document.activeElement;
        return element?.getAttribute('name') ?? element?.textContent?.trim() ?? null;
      }),
    text: (css: string) =>
      read((selector) => document.querySelector(selector)?.textContent ?? '', css),
    /** Sets fields of the page, as a browser that knows them does, or a press in its own list of options. */
    fillIn: (values: Readonly<Record<string, string>>) =>
      read((wanted) => {
        for (const [name, value] of Object.entries(wanted)) {
          const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
          if (field === null) throw new Error(`there is no ${name}`);
          field.value = value;
          for (const type of ['input', 'change'])
            field.dispatchEvent(new Event(type, { bubbles: true }));
        }
      }, values),
    async typeInto(css: string, text: string) {
      await click(css);
      await browser.type(text);
    },
    /** Does what wakes a page's scripts, without a trace in what is shown. */
    wake: () =>
      read(() => {
        const [wakes] = document.querySelectorAll('[data-hydrate-on]');
        wakes?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      }),
    /** Waits until so many e-mails have gone to the mail program; the last of them. */
    async mailed(count = 1) {
      await expect.poll(browser.mails).toHaveLength(count);
      const href = (await browser.mails()).at(-1) ?? '';
      return { href, ...readMail(href) };
    },
    expectAddress: (pathAndQuery: string) =>
      expect.poll(() => read(() => location.pathname + location.search)).toBe(pathAndQuery),
    expectVisible: (css: string, expected = true) =>
      expect.poll(() => isVisible(css)).toBe(expected),
    /** Waits until React has taken the page over, or makes sure that it has not. */
    expectHydrated: (expected = true) =>
      expect.poll(() => read(() => document.querySelector('[data-open]') !== null)).toBe(expected),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
