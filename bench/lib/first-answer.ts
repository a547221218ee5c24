import type { Browser } from 'playwright';
import { slowPage } from './slow-page';

/** A slow phone's line: ms, and bytes a second. */
const LINE = { latency: 150, downloadThroughput: 2e5, uploadThroughput: 94e3 };
/** Not in every product. */
const LETTER = 'z';
/** How long a visitor looks before typing, in ms after the first paint. */
const LOOK = 1000;

/** When a filter has answered, in ms. */
export interface FirstAnswer {
  /** From the letter to the shorter list. */
  readonly fromLetter: number;
  /** From the visit's beginning to the shorter list. */
  readonly fromStart: number;
}

declare global {
  interface Window {
    /** When the letter was typed and the list got shorter, in ms since the visit began. */
    answered: { letter?: number; list?: number };
  }
}

/** Runs in the page before anything else: notes the letter, and the first frame with fewer products than before. */
function watch(): void {
  window.answered = {};
  const shown = () =>
    [...document.querySelectorAll('#catalogue li > article')].filter((card) =>
      card.checkVisibility(),
    ).length;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const before = shown();
      window.answered.letter = timeStamp;
      const look = () => {
        if (shown() < before) window.answered.list = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    },
    { capture: true, once: true },
  );
}

/**
 * Opens a catalogue page on a slow line and types a letter into its search box soon after the first paint: no other
 * touch comes before it.
 *
 * @param url of the page
 * @throws {Error} where no answer comes
 */
export async function firstAnswer(browser: Browser, url: string): Promise<FirstAnswer> {
  const { page } = await slowPage(browser, { viewport: { width: 390, height: 844 } }, LINE);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  await page.waitForTimeout(LOOK);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press(LETTER);
  await page.waitForFunction(() => window.answered.list !== undefined);
  const { letter = Number.NaN, list = Number.NaN } = await page.evaluate(() => window.answered);
  await page.context().close();
  return { fromLetter: list - letter, fromStart: list };
}
