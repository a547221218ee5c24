import { readFileSync } from 'node:fs';
import { answering, eventually, finding } from './in-page';
import type { Key, Target, Visitor } from './visitor';

/** Code points of keys, as WebDriver names them. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Space: ' ' };

const PRESS = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
] as const;

/** What WebDriver and WebDriver BiDi share: a visitor who acts by their words, and whose mail program notes addresses. */
export abstract class DrivenVisitor implements Pick<Visitor, 'click' | 'mails' | 'read' | 'type'> {
  readonly #mailsFile: string;

  constructor(mailsFile: string) {
    this.#mailsFile = mailsFile;
  }

  /** What an expression comes to, which is a text or a promise of one. */
  protected abstract evaluate(expression: string): Promise<string>;
  /** The element that an expression comes to, as the protocol refers to it; null where there is none. */
  protected abstract find(expression: string): Promise<object | null>;
  protected abstract perform(actions: readonly object[]): Promise<void>;

  async mails() {
    return readFileSync(this.#mailsFile, 'utf8').split('\n').filter(Boolean);
  }
  read<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) {
    return eventually('page', async () => {
      const json = await this.evaluate(answering(script, argument));
      return JSON.parse(json) as { value: Result };
    }).then(({ value }) => value);
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
    return this.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  async #pointer(target: Target, presses: readonly object[]) {
    const origin = await eventually(String(target), () => this.find(finding(target)));
    const move = { type: 'pointerMove', x: 0, y: 0, duration: 0, origin };
    await this.perform([{ type: 'pointer', id: 'mouse', actions: [move, ...presses] }]);
  }
}
