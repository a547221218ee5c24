import { readFileSync } from 'node:fs';
import { retryUntilDone } from './retry-until-done';
import type { BrowserWindow, Key } from './visitor';

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

/** Wraps a WebDriver connection as a browser window. */
export function createWebDriverWindow({ origin, mailsFile, send, close }: Driver): BrowserWindow {
  const performActions = (type: 'key' | 'pointer', actions: readonly object[]) =>
    send('actions', { actions: [{ type, id: type, actions }] });
  const type = (text: string) => {
    const press = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    return performActions('key', Array.from(text).flatMap(press));
  };
  const evaluateExpression = (expression: string) =>
    send('execute/sync', { script: `return ${expression}`, args: [] });
  return {
    open: (path) => send('url', { url: new URL(path, origin).href }),
    reload: () => send('refresh', {}),
    back: () => send('back', {}),
    async resize(size) {
      await send('window/rect', size);
      // The page gets its new size some time later.
      await retryUntilDone(async () => {
        if ((await evaluateExpression('innerWidth')) !== size.width)
          throw new Error('the page has another width');
      });
    },
    press: (key) => type(KEYS[key]),
    type,
    movePointer: (to) => performActions('pointer', [{ type: 'pointerMove', ...to }]),
    clickAt: (point) =>
      performActions('pointer', [
        { type: 'pointerMove', ...point },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    evaluateExpression,
    readMails: async () => readFileSync(mailsFile, 'utf8').split('\n').filter(Boolean),
    close,
  };
}
