import type { Browser } from 'playwright';

const CPU_SLOWED = 4;
const VIEWPORT = { width: 390, height: 844 };
/** A quick typist's pace, with a longer look at the list now and then. */
const BETWEEN_LETTERS_MS = [150, 150, 700];
/** Typed letter by letter and taken back again, so that the list shrinks, grows and empties. */
const QUERIES = ['ryzen', 'oc', 'corsair', 'zz'];
const KEYS = QUERIES.flatMap((query) => [...query, ...[...query].map(() => 'Backspace')]);

interface Growth {
  firstCard?: number;
  readonly paints: (number | undefined)[];
}

declare global {
  interface Window {
    growth: Growth;
  }
}

/** What one visit of the catalogue page took, in ms, and how many elements it has. */
export interface Visit {
  readonly firstCard: number;
  readonly woken: number;
  readonly paints: readonly number[];
  readonly nodes: number;
}

/** Runs in the page before anything of its own, and collects into window.growth. */
function watch(): void {
  const growth: Growth = { paints: [] };
  window.growth = growth;
  // Marks the first card's name as soon as it is parsed, so that the browser itself reports when it was painted.
  const marking = new MutationObserver(() => {
    const name = document.querySelector('#catalogue article h3');
    if (name === null) return;
    name.setAttribute('elementtiming', 'first-card');
    marking.disconnect();
  });
  marking.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    const [entry] = list.getEntries() as (PerformanceEntry & { readonly renderTime: number })[];
    if (entry !== undefined) growth.firstCard ??= entry.renderTime;
  }).observe({ type: 'element', buffered: true });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const key = growth.paints.push(undefined) - 1;
      requestAnimationFrame(() => {
        // A message is handled after the frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          growth.paints[key] = performance.now() - timeStamp;
        };
        port2.postMessage('');
      });
    },
    true,
  );
}

/**
 * Loads a catalogue page once with a slowed processor and types into its search.
 *
 * @param url the page's
 */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
  await page.goto(`${url}#catalogue`, { waitUntil: 'load' });
  await page.waitForFunction(() => window.growth.firstCard !== undefined);
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.locator('form[role=search][data-ready]').waitFor();
  const woken = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  for (const [index, key] of KEYS.entries()) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_LETTERS_MS[index % BETWEEN_LETTERS_MS.length] ?? 0);
    await page.waitForFunction(() => window.growth.paints.at(-1) !== undefined);
  }
  const seen = await page.evaluate(() => ({
    firstCard: window.growth.firstCard ?? Number.NaN,
    paints: window.growth.paints.map((paint) => paint ?? Number.NaN),
    nodes: document.querySelectorAll('*').length,
  }));
  await context.close();
  return { ...seen, woken };
}
