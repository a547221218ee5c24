import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** A line as Chromium slows it. */
export interface Line {
  /** In ms. */
  readonly latency: number;
  /** In bytes a second. */
  readonly downloadThroughput: number;
  /** In bytes a second. */
  readonly uploadThroughput: number;
}

/**
 * Opens an empty page of a first visit on a slow line.
 *
 * @returns the page, whose context is its own, and its session for what else is to be slowed
 */
export async function slowPage(
  browser: Browser,
  screen: BrowserContextOptions,
  line: Line,
): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  // What tsx calls to keep a function's name, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  return { page, session };
}
