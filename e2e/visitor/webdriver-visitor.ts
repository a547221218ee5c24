import { readFileSync } from 'node:fs';
import { answering, eventually, finding } from './in-page';
import type { Key, Size, Target, Visitor } from './visitor';

/** The name under which WebDriver hands over an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Code points of keys, as WebDriver names them. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Space: ' ' };

/** In centimetres; Firefox asks for the paper before it reads the page's. */
const A4 = {
  page: { width: 21, height: 29.7 },
  margin: { top: 1.1, bottom: 1.1, left: 1.2, right: 1.2 },
};

const PRESS = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
] as const;

/** A driver and its browser; a command is the end of its address in the standard. @see https://www.w3.org/TR/webdriver2/ */
export interface Driver {
  readonly origin: string;
  /** Where the mail program notes what it is asked to open, an address a line. */
  readonly mailsFile: string;
  /** @throws {Error} what the driver says where a command fails */
  ask<Result>(command: string, body?: object): Promise<Result>;
  close(): Promise<unknown>;
}

/** A visitor who acts by the commands of WebDriver. */
export class WebDriverVisitor implements Visitor {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  open(path: string) {
    return this.#ask<void>('url', { url: new URL(path, this.#driver.origin).href });
  }
  reload() {
    return this.#ask<void>('refresh', {});
  }
  back() {
    return this.#ask<void>('back', {});
  }
  forward() {
    return this.#ask<void>('forward', {});
  }
  resize(size: Size) {
    return this.#ask<void>('window/rect', size);
  }
  point(target: Target) {
    return this.#pointer(target, []);
  }
  click(target: Target) {
    return this.#pointer(target, PRESS);
  }
  press(key: Key) {
    return this.type(KEYS[key]);
  }
  type(text: string) {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.#ask<void>('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
  read<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) {
    return eventually('page', async () => {
      const answer = await this.#ask<string>('execute/async', {
        script: answering(script, argument),
        args: [],
      });
      const { error, ...rest }: { value: Result; error?: string } = JSON.parse(answer);
      if (error !== undefined) throw new Error(error);
      return rest;
    }).then(({ value }) => value);
  }
  async print() {
    const pdf = await this.#ask<string | null>('print', A4);
    return pdf === null ? null : Buffer.from(pdf, 'base64');
  }
  async screenshot() {
    return Buffer.from(await this.#ask<string>('screenshot'), 'base64');
  }
  async mails() {
    return readFileSync(this.#driver.mailsFile, 'utf8').split('\n').filter(Boolean);
  }
  leave() {
    return this.#driver.close();
  }

  #ask<Result>(command: string, body?: object) {
    return this.#driver.ask<Result>(command, body);
  }
  async #pointer(target: Target, presses: readonly object[]) {
    const found = await eventually(String(target), () =>
      this.#ask<Record<string, string> | null>('execute/sync', {
        script: `return ${finding(target)}`,
        args: [],
      }),
    );
    const origin = { [ELEMENT]: found[ELEMENT] };
    const move = { type: 'pointerMove', x: 0, y: 0, duration: 0, origin };
    await this.#ask('actions', {
      actions: [{ type: 'pointer', id: 'mouse', actions: [move, ...presses] }],
    });
  }
}
