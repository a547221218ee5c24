import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { findBrowser } from '../../scripts/browser/find-browser';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** How much slower than this machine a cheap phone is taken to be. */
export const SLOWED = 4;
/** How long a finger or a key stays down, in ms. */
export const PRESS = 80;
/** Event Timing reports nothing shorter, in ms. */
export const SHORTEST = 16;

function benchBrowser(): string {
  const found = findBrowser();
  if (found === undefined) throw new Error('No browser: install Chromium, or set CHROMIUM_PATH.');
  return found;
}

/**
 * Starts the browser that is measured with.
 *
 * @param more of its arguments
 * @throws {Error} where there is none
 */
export const launchBrowser = (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: benchBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...more],
  });

/** @returns what a bench was measured with, for its table's caption */
export function measuredWith(): string {
  const browser = execFileSync(benchBrowser(), ['--version'], { encoding: 'utf8' }).trim();
  return `${browser.split(' ').slice(0, 2).join(' ')}, Node ${process.versions.node}, ${cpus().length} cores`;
}

/** Slows the page's processor, from before its first byte. */
export async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/**
 * Notes how long each event waits for the next paint, from now on.
 *
 * @returns a way to ask for it: in ms, as far as it was SHORTEST or more, of events of this name, or of all
 */
export async function observe(page: Page): Promise<(name?: string) => Promise<readonly number[]>> {
  const noted = await page.evaluateHandle(() => {
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => {
      entries.push(...list.getEntries());
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return entries;
  });
  return (name) =>
    noted.evaluate(
      (entries, wanted) =>
        entries
          .filter((entry) => entry.name === (wanted ?? entry.name))
          .map((entry) => entry.duration),
      name,
    );
}

/**
 * Presses what is shown as a finger does.
 *
 * @throws {Error} where it is not within the screen
 */
export async function tap(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  const bottom = page.viewportSize()?.height ?? 0;
  if (box === null || box.y < 0 || box.y + box.height > bottom) {
    throw new Error(`${what} is to be pressed and not on the screen`);
  }
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(PRESS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
