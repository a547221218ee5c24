import type { Page } from 'playwright';

/** Event Timing reports nothing shorter, in ms. */
export const SHORTEST = 16;
/** How much slower than this machine a cheap phone is taken to be. */
export const SLOWED = 4;

declare global {
  interface Window {
    durations: { readonly name: string; readonly duration: number }[];
  }
}

/** Slows the page's processor, from before its first byte. */
export async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/** Forgets what happened in the page so far, and notes from now on how long each event waits for the next paint. */
export async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const durations: Window['durations'] = [];
    window.durations = durations;
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) durations.push({ name, duration });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/**
 * @param names of the events that count
 * @returns how long each waited for its paint, in ms, as far as it was SHORTEST or more
 */
export const durations = (page: Page, names: readonly string[]): Promise<readonly number[]> =>
  page.evaluate(
    (named) =>
      window.durations.filter(({ name }) => named.includes(name)).map(({ duration }) => duration),
    names,
  );
