import type { Browser } from 'playwright';
import { onPhone, POOR, PRESS, tap } from './phone';

/** Not in every product. */
const LETTER = 'z';
/** A quick visitor: looks so long after the first paint, scrolls two screens a second, types once the keyboard is up, in ms. */
const LOOK = 1000;
const SCREEN = 500;
const KEYBOARD = 300;

/** When a filter has answered, in ms. */
export interface FirstAnswer {
  /** From the letter to the shorter list. */
  readonly fromLetter: number;
  /** From the visit's beginning to the shorter list. */
  readonly fromStart: number;
}

/** Scrolls down as a thumb does, until an element is in the middle of the screen. */
const scroll = (element: Element, msPerScreen: number) =>
  new Promise<void>((there) => {
    const begun = performance.now();
    const { top } = element.getBoundingClientRect();
    const end = scrollY + top - innerHeight / 2;
    const step = () => {
      const y = Math.min(end, ((performance.now() - begun) / msPerScreen) * innerHeight);
      scrollTo({ top: y, behavior: 'instant' });
      if (y < end) requestAnimationFrame(step);
      else there();
    };
    step();
  });

/** Waits for a letter, and then for the first frame with fewer products than before. */
const answer = () =>
  new Promise<FirstAnswer>((answered) => {
    const shown = () =>
      [...document.querySelectorAll('#catalogue li > article')].filter((card) =>
        card.checkVisibility(),
      ).length;
    const type = ({ timeStamp }: Event) => {
      const before = shown();
      const look = () => {
        const now = performance.now();
        if (shown() < before) answered({ fromLetter: now - timeStamp, fromStart: now });
        else requestAnimationFrame(look);
      };
      look();
    };
    addEventListener('keydown', type, { capture: true, once: true });
  });

/**
 * Opens a catalogue page on a phone's poor line, scrolls to its search box soon after the first paint, presses it and
 * types a letter.
 *
 * @param port of the server
 * @param path the page's
 * @throws {Error} where the box does not come into sight
 */
export const firstAnswer = (browser: Browser, port: number, path: string): Promise<FirstAnswer> =>
  onPhone(browser, port, POOR, async (page, way) => {
    await page.goto(way.origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await page.waitForTimeout(LOOK);
    const box = page.getByRole('searchbox');
    await box.evaluate(scroll, SCREEN);
    await tap(page, box);
    await page.waitForTimeout(KEYBOARD);
    const answered = page.evaluate(answer);
    await page.keyboard.press(LETTER, { delay: PRESS });
    return answered;
  });
