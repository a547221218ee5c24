import { readFileSync } from 'node:fs';
import { type Key, type Point, type Size, Visitor } from './visitor';

/** A browser may take its time to start on a busy machine. */
export const START_PATIENCE_MS = 40_000;

/** Code points of keys, as WebDriver names them. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Space: ' ' };

/** In centimetres; Firefox asks for the paper before it reads the page's. */
const A4 = { page: { width: 21, height: 29.7 } };

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
export class WebDriverVisitor extends Visitor {
  constructor(readonly driver: Driver) {
    super();
  }

  open(path: string) {
    return this.driver.ask('url', { url: new URL(path, this.driver.origin).href });
  }
  reload() {
    return this.driver.ask('refresh', {});
  }
  back() {
    return this.driver.ask('back', {});
  }
  async resize(size: Size) {
    await this.driver.ask('window/rect', size);
    // The page hears of it later.
    await this.read((width) => {
      if (innerWidth !== width) throw new Error(`is ${innerWidth} px wide`);
    }, size.width);
  }
  press(key: Key) {
    return this.type(KEYS[key]);
  }
  type(text: string) {
    const strokes = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.#act('key', strokes);
  }
  async print() {
    return Buffer.from(await this.driver.ask<string>('print', A4), 'base64');
  }
  async screenshot() {
    return Buffer.from(await this.driver.ask<string>('screenshot'), 'base64');
  }
  async mails() {
    return readFileSync(this.driver.mailsFile, 'utf8').split('\n').filter(Boolean);
  }
  leave() {
    return this.driver.close();
  }
  protected evaluate(expression: string) {
    return this.driver.ask('execute/sync', { script: `return ${expression}`, args: [] });
  }
  protected movePointer(to: Point, press: boolean) {
    const steps = press ? ['pointerMove', 'pointerDown', 'pointerUp'] : ['pointerMove'];
    const actions = steps.map((type) => ({ type, button: 0, ...to }));
    return this.#act('pointer', actions);
  }
  #act(type: 'key' | 'pointer', actions: readonly object[]) {
    return this.driver.ask('actions', { actions: [{ type, id: type, actions }] });
  }
}
