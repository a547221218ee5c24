import { eventually } from './in-page';
import type { Key, Target } from './visitor';

/** Code points of keys, as WebDriver names them. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Space: ' ' };

const PRESS = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
] as const;

/** What a visitor does with mouse and keyboard, in the words that WebDriver and WebDriver BiDi share. */
export abstract class ActingVisitor {
  /** The element as the protocol refers to it; null while it is not there. */
  protected abstract find(target: Target): Promise<object | null>;
  protected abstract perform(actions: readonly object[]): Promise<void>;

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
    const origin = await eventually(String(target), () => this.find(target));
    const move = { type: 'pointerMove', x: 0, y: 0, duration: 0, origin };
    await this.perform([{ type: 'pointer', id: 'mouse', actions: [move, ...presses] }]);
  }
}
