export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space';

/** An element by CSS selector, or one that holds a text: the first that is visible. */
export type Target = string | readonly [css: string, text: string];

export interface Size {
  readonly width: number;
  readonly height: number;
}

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
  visit(origin: string, habits: Habits, size: Size): Promise<Visitor>;
  close(): Promise<void>;
}

const PATIENCE_MS = 8000;
const PAUSE_MS = 50;

/**
 * Asks until there is an answer, since a page may be on its way.
 *
 * @throws {Error} the last error, or one that names what was asked for
 */
export async function eventually<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  patience = PATIENCE_MS,
): Promise<NonNullable<Answer>> {
  const end = Date.now() + patience;
  let problem: unknown = new Error(`there is no ${what}`);
  do {
    try {
      const answer = await ask();
      if (answer !== null && answer !== undefined) return answer;
    } catch (error) {
      problem = error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  } while (Date.now() < end);
  throw problem;
}

/**
 * The middle of a target, which is brought into view where it is not, or lies under a bar; a page that needs no
 * scrolling is not scrolled, since that would wake its scripts. It is found once it stands where it stood when it was
 * last asked for: nobody presses what moves. Runs in the page.
 */
function find([css, text = '']: readonly [css: string, text?: string]): Point | null {
  const element: (Element & { stood?: string }) | undefined = [
    ...document.querySelectorAll(css),
  ].find((other) => other.checkVisibility() && other.textContent?.includes(text));
  const middle = () => {
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getClientRects()[0] ?? {};
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  if (element === undefined) return null;
  const { top, bottom } = element.getBoundingClientRect();
  const { x, y } = middle();
  const over = document.elementFromPoint(x, y);
  const covered = over !== null && !element.contains(over) && !over.contains(element);
  if (top < 0 || bottom > innerHeight || covered)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = middle();
  const still = element.stood === `${place.x} ${place.y}`;
  element.stood = still ? '' : `${place.x} ${place.y}`;
  return still ? place : null;
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
  /** The page as a PDF on the paper that it asks for; null where the browser prints for nobody but a person. */
  abstract print(): Promise<Buffer | null>;
  /** What the window shows, as a PNG. */
  abstract screenshot(): Promise<Buffer>;
  /** The `mailto:` links that the browser has handed to a mail program since the visitor came. */
  abstract mails(): Promise<readonly string[]>;
  abstract leave(): Promise<unknown>;

  /** What an expression comes to in the page, once it is there. */
  protected abstract evaluate(expression: string): Promise<unknown>;
  protected abstract movePointer(to: Point): Promise<unknown>;
  protected abstract pressPointer(at: Point): Promise<unknown>;

  /** Runs a function in the page. What it needs comes as its argument, as JSON. */
  async read<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    const expression = `(${script})(${argument === undefined ? '' : JSON.stringify(argument)})`;
    const { value } = await eventually('page', async () => ({
      value: (await this.evaluate(expression)) as Result,
    }));
    return value;
  }
  async point(target: Target) {
    await this.movePointer(await this.#find(target));
  }
  async click(target: Target) {
    await this.pressPointer(await this.#find(target));
  }
  #find(target: Target) {
    const wanted = typeof target === 'string' ? ([target] as const) : target;
    return eventually(String(target), () => this.read(find, wanted));
  }
}
