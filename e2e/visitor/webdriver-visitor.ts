import { readFileSync } from 'node:fs';
import { type Key, type Point, Visitor } from './visitor';

/** Code points of keys, as WebDriver names them. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Space: ' ' };

/** In centimetres; Firefox asks for the paper before it reads the page's. */
const A4 = { page: { width: 21, height: 29.7 } };

/** A visitor who acts by the commands of WebDriver. @see https://www.w3.org/TR/webdriver2/ */
export abstract class WebDriverVisitor extends Visitor {
  /** @param mailsFile where the mail program notes what it is asked to open, an address a line */
  constructor(
    readonly origin: string,
    readonly mailsFile: string,
  ) {
    super();
  }

  /**
   * @param command the end of its address in the standard
   * @throws {Error} what the driver says where a command fails
   */
  protected abstract ask<Result>(command: string, body?: object): Promise<Result>;

  open(path: string) {
    return this.ask('url', { url: new URL(path, this.origin).href });
  }
  reload() {
    return this.ask('refresh', {});
  }
  back() {
    return this.ask('back', {});
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
  async print(): Promise<Buffer | null> {
    return Buffer.from(await this.ask<string>('print', A4), 'base64');
  }
  async screenshot() {
    return Buffer.from(await this.ask<string>('screenshot'), 'base64');
  }
  async mails() {
    return readFileSync(this.mailsFile, 'utf8').split('\n').filter(Boolean);
  }
  protected evaluate(expression: string) {
    return this.ask('execute/sync', { script: `return ${expression}`, args: [] });
  }
  protected movePointer(to: Point) {
    return this.#act('pointer', [{ type: 'pointerMove', ...to }]);
  }
  protected pressPointer(at: Point) {
    const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    return this.#act('pointer', [{ type: 'pointerMove', ...at }, ...press]);
  }
  #act(type: 'key' | 'pointer', actions: readonly object[]) {
    return this.ask('actions', { actions: [{ type, id: type, actions }] });
  }
}
