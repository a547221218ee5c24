import { readFileSync } from 'node:fs';
import { expect, type ViewportSize } from 'playwright/test';

type Key = 'Enter' | 'Escape' | 'Tab' | 'Space';

export type Point = Readonly<Record<'x' | 'y', number>>;

/** WebDriver's code points of keys. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Space: ' ' };

/**
 * A WebDriver connection. A command is the end of its path in the standard.
 *
 * @see https://www.w3.org/TR/webdriver2/
 */
interface Driver {
  readonly origin: string;
  /** The file in which the mail program records addresses, one a line. */
  readonly mailsFile: string;
  /** @throws {Error} with the driver's message where the command fails */
  send<Result>(command: string, body: object): Promise<Result>;
  close(): Promise<unknown>;
}

/** Retries a function while it throws, since a page may still load. At last throws its error. */
export async function retryUntilDone<Result>(run: () => Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  await expect(async () => {
    result = await run();
  }).toPass({ intervals: [50] });
  return result as Result;
}

/** Wraps a WebDriver connection as a browser window. */
export function createWebDriverWindow({ origin, mailsFile, send, close }: Driver) {
  const performActions = (type: 'key' | 'pointer', actions: readonly object[]) =>
    send('actions', { actions: [{ type, id: type, actions }] });
  const type = (text: string) => {
    const press = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    return performActions('key', Array.from(text).flatMap(press));
  };
  const evaluateExpression = (expression: string) =>
    send('execute/sync', { script: `return ${expression}`, args: [] });
  return {
    /** Opens a path of the site or an address, and waits until the page has loaded. */
    open: (path: string) => send('url', { url: new URL(path, origin).href }),
    reload: () => send('refresh', {}),
    back: () => send('back', {}),
    async resize(size: ViewportSize) {
      await send('window/rect', size);
      // The page gets its new size some time later.
      await retryUntilDone(async () => {
        if ((await evaluateExpression('innerWidth')) !== size.width)
          throw new Error('the page has another width');
      });
    },
    press: (key: Key) => type(KEYS[key]),
    type,
    movePointer: (to: Point) => performActions('pointer', [{ type: 'pointerMove', ...to }]),
    clickAt: (point: Point) =>
      performActions('pointer', [
        { type: 'pointerMove', ...point },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    evaluateExpression,
    /** Returns the `mailto:` links that the mail program has got from this visitor. */
    readMails: async () => readFileSync(mailsFile, 'utf8').split('\n').filter(Boolean),
    close,
  };
}
