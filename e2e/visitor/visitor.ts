import { expect, type ViewportSize } from 'playwright/test';

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space';

/** An element by CSS selector, or one that holds a text: the first that is visible. */
export type Target = string | readonly [css: string, text: string];

export type Size = Readonly<ViewportSize>;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a visitor's browser is set to. */
export interface Habits {
  readonly scripts: boolean;
  readonly forcedColors: boolean;
  /** How large text is that no page sets the size of. */
  readonly textSize: number;
  /** Whether pages are kept for Back, unless the page itself forbids it. */
  readonly keepsPages: boolean;
}

export const USUAL_HABITS: Habits = {
  scripts: true,
  forcedColors: false,
  textSize: 16,
  keepsPages: true,
};

/** A browser that visitors come with, one after the other. */
export interface Engine {
  visit(origin: string, habits: Habits): Promise<Visitor>;
  close(): Promise<void>;
}

/**
 * Asks again and again while there is an error, since a page or a browser may be on its way.
 *
 * @throws {Error} with the last error
 */
export async function eventually<Answer>(
  ask: () => Promise<Answer>,
  timeout = 8000,
): Promise<Answer> {
  let answer: Answer | undefined;
  await expect(async () => {
    answer = await ask();
  }).toPass({ timeout, intervals: [50] });
  return answer as Answer;
}

/**
 * The middle of a target, which is brought into view where it is not, or lies under a bar; a page that needs no
 * scrolling is not scrolled, since that would wake its scripts. It is found once it stands where it stood when it was
 * last asked for: nobody presses what moves. Runs in the page.
 */
function find([css, text = '']: readonly [css: string, text?: string]): Point {
  const element: (Element & { stood?: string }) | undefined = [
    ...document.querySelectorAll(css),
  ].find((other) => other.checkVisibility() && other.textContent?.includes(text));
  const middle = () => {
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getClientRects()[0] ?? {};
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  if (element === undefined) throw new Error(`there is no ${css} ${text}`);
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
export abstract class Visitor {
  /** Loads a path of the site, or an address; resolves when the page has loaded. */
  abstract open(path: string): Promise<unknown>;
  abstract reload(): Promise<unknown>;
  abstract back(): Promise<unknown>;
  abstract resize(size: Size): Promise<unknown>;
  /** Presses a key where the focus is. */
  abstract press(key: Key): Promise<unknown>;
  /** Types where the focus is. */
  abstract type(text: string): Promise<unknown>;
  /** The page as a PDF on the paper that it asks for; WebKitGTK prints for nobody but a person. */
  abstract print(): Promise<Buffer>;
  /** What the window shows, as a PNG. */
  abstract screenshot(): Promise<Buffer>;
  /** The `mailto:` links that the browser has handed to a mail program since the visitor came. */
  abstract mails(): Promise<readonly string[]>;
  abstract leave(): Promise<unknown>;

  /** What an expression comes to in the page, once it is there. */
  protected abstract evaluate(expression: string): Promise<unknown>;
  protected abstract movePointer(to: Point, press: boolean): Promise<unknown>;

  /** Runs a function in the page. What it needs comes as its argument, as JSON. */
  read<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    const expression = `(${script})(${argument === undefined ? '' : JSON.stringify(argument)})`;
    return eventually(() => this.evaluate(expression) as Promise<Result>);
  }
  async point(target: Target) {
    await this.movePointer(await this.#find(target), false);
  }
  async click(target: Target) {
    await this.movePointer(await this.#find(target), true);
  }
  #find(target: Target) {
    return this.read(find, typeof target === 'string' ? ([target] as const) : target);
  }
}
