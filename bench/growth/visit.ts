import type { Browser } from 'playwright';
import { durations, observe, slow } from '../lib/events';
import { PHONE } from '../lib/phone';

/** A quick typist's pace, with a longer look at the list now and then. */
const BETWEEN_LETTERS_MS = [150, 150, 700];
/** Typed letter by letter and taken back again, so that the list shrinks, grows and empties. */
const QUERIES = ['ryzen', 'oc', 'corsair', 'zz'];
const KEYS = QUERIES.flatMap((query) => [...query, ...[...query].map(() => 'Backspace')]);

/** How long after a visit's beginning its filters were ready, and how long each letter waited for its paint, in ms. */
export interface Visit {
  readonly woken: number;
  readonly paints: readonly number[];
}

/**
 * Loads a catalogue page once with a slowed processor and types into its search.
 *
 * @param url the page's
 */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  await using context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await slow(page);
  await page.goto(`${url}#catalogue`, { waitUntil: 'load' });
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.locator('form[role=search][data-ready]').waitFor();
  const woken = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  await observe(page);
  for (const [index, key] of KEYS.entries()) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_LETTERS_MS[index % BETWEEN_LETTERS_MS.length] ?? 0);
  }
  await page.waitForTimeout(1000);
  return { woken, paints: await durations(page, ['keydown']) };
}
