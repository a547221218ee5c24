import { readFileSync } from 'node:fs';
import type { ViewportSize } from 'playwright/test';
import { type Key, type Point, retryUntilDone } from './visitor';

/** Code points of keys, as WebDriver names them. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Space: ' ' };

/** In centimetres; Firefox asks for the paper before it reads the page's. */
const A4 = { page: { width: 21, height: 29.7 } };

/** A driver and its browser; a command is the end of its address in the standard. @see https://www.w3.org/TR/webdriver2/ */
interface Driver {
  readonly origin: string;
  /** Where the mail program notes what it is asked to open, an address a line. */
  readonly mailsFile: string;
  /** @throws {Error} what the driver says where a command fails */
  ask<Result>(command: string, body?: object): Promise<Result>;
  close(): Promise<unknown>;
}

/** A window that is driven by the commands of WebDriver. */
export function createWebDriverWindow({ origin, mailsFile, ask, close }: Driver) {
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    ask('actions', { actions: [{ type, id: type, actions }] });
  const type = (text: string) => {
    const press = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    return act('key', Array.from(text).flatMap(press));
  };
  const evaluate = (expression: string) =>
    ask('execute/sync', { script: `return ${expression}`, args: [] });
  const file = async (command: string, body?: object): Promise<Buffer> =>
    Buffer.from(await ask<string>(command, body), 'base64');
  return {
    /** Loads a path of the site, or an address; resolves when the page has loaded. */
    open: (path: string) => ask('url', { url: new URL(path, origin).href }),
    reload: () => ask('refresh', {}),
    back: () => ask('back', {}),
    async resize(size: ViewportSize) {
      await ask('window/rect', size);
      // The page hears of it later.
      await retryUntilDone(async () => {
        if ((await evaluate('innerWidth')) !== size.width) throw new Error('has another width');
      });
    },
    /** Presses a key where the focus is, as `type` does text. */
    press: (key: Key) => type(KEYS[key]),
    type,
    movePointer(to: Point, press: boolean) {
      const steps = press ? ['pointerMove', 'pointerDown', 'pointerUp'] : ['pointerMove'];
      const actions = steps.map((step) => ({ type: step, button: 0, ...to }));
      return act('pointer', actions);
    },
    evaluate,
    /** The page as a PDF on the paper that it asks for; WebKitGTK prints for nobody but a person. */
    print: () => file('print', A4),
    screenshot: () => file('screenshot'),
    /** The `mailto:` links that the browser has handed to a mail program since the visitor came. */
    mails: async () => readFileSync(mailsFile, 'utf8').split('\n').filter(Boolean),
    close,
  };
}
