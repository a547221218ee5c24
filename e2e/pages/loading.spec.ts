import { expect, type Page, type Response } from 'playwright/test';
import { expectStillArrival, hydrate } from '../page-checks';
import { test } from '../page-test';
import { ALL_PATHS, CATALOGUE_PAGES, DESKTOP, listBuiltScripts, PHONE } from '../site';

/** A page's loading: nothing moves it, no script comes before it is needed, and no kind of file outgrows its budget. */

const KILOBYTE = 1024;
/** The growth that nobody need explain, such as another sentence or another product. */
const ROOM = 1.2;
/** Each document's size in November 2026, in bytes after Brotli. Pages with boxes or the review hold the enquiry's script. */
const DOCUMENT_SIZES: Readonly<Record<string, number>> = {
  '/': 12_900,
  '/404.html': 8_788,
  '/about/': 11_288,
  '/computer-systems/': 16_863,
  '/contact/': 15_474,
  '/gaming-accessories/': 16_919,
  '/gaming-hardware/': 22_577,
  '/networking-equipment/': 16_716,
  '/pc-components/': 24_832,
  '/storage-solutions/': 16_776,
};
/** The size of a page that is not listed yet. */
const LARGEST = Math.max(...Object.values(DOCUMENT_SIZES));
/** Budgets of every page on a phone before the first touch. Other kinds, such as scripts, have none. */
const BUDGETS: Readonly<Record<string, number>> = {
  font: 9.5 * KILOBYTE,
  image: 24 * KILOBYTE,
  stylesheet: ROOM * 9_709,
};
const SCRIPTS_AFTER_TOUCH = 151 * KILOBYTE;
const REMEDY = 'take something out, or raise the budget here and say why in the commit';

const findCatalogue = (path: string) => CATALOGUE_PAGES.find((page) => page.path === path);

/** Returns the size of a response as it was sent, compressed. */
const measureResponse = (response: Response) => ({
  kind: response.request().resourceType(),
  bytes: Number(response.headers()['content-length']),
  pathname: new URL(response.url()).pathname,
});

/** Lists errors, warnings and requests to other sites. */
function recordProblems(page: Page, origin = ''): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // Chromium reports the status of the not-found page.
    const isExpected =
      message.location().url.endsWith('/404.html') && /status of 404/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) problems.push(`requests ${request.url()}`);
  });
  return problems;
}

/** Moves pointer and window over the whole page. */
async function readToEnd(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += DESKTOP.height) {
    await page.mouse.move(50 + (top % 300), 400);
    await page.mouse.wheel(0, DESKTOP.height);
  }
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(page.getByRole('banner').getByRole('link').last()).toBeInViewport();
}

for (const path of ALL_PATHS)
  test(`${path} keeps to its budgets on a phone, and loads no script before its filters`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(PHONE);
    const devTools = await page.context().newCDPSession(page);
    const screen = { ...PHONE, deviceScaleFactor: 2, mobile: false };
    await devTools.send('Emulation.setDeviceMetricsOverride', screen);
    const problems = recordProblems(page, baseURL);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await expectStillArrival(page, path);
    await page.waitForLoadState('networkidle');
    const bytesByKind: Record<string, number> = {};
    for (const { kind, bytes } of responses.map(measureResponse))
      bytesByKind[kind] = (bytesByKind[kind] ?? 0) + bytes;
    for (const [kind, bytes] of Object.entries(bytesByKind)) {
      const budget = kind === 'document' ? ROOM * (DOCUMENT_SIZES[path] ?? LARGEST) : BUDGETS[kind];
      expect.soft(bytes, `${kind}: ${REMEDY}`).toBeLessThanOrEqual(budget ?? 0);
    }

    if (findCatalogue(path)) {
      const box = await page.locator('article').first().boundingBox();
      expect.soft(box?.y, 'the first product').toBeLessThan(1500);
    }
    const main = page.getByRole('main');
    const text = await main.textContent();
    await readToEnd(page);
    // Only the filters load React as they come into sight.
    const findScripts = () => {
      const files = responses.map(measureResponse).filter(({ kind }) => kind === 'script');
      return files.filter(({ pathname }) => listBuiltScripts(path).includes(pathname));
    };
    await expect.poll(() => findScripts().length > 0).toBe(findCatalogue(path) !== undefined);
    await hydrate(page);
    expect(await main.textContent(), 'hydration changes the text').toBe(text);
    const scripts = findScripts();
    expect(scripts.map(({ pathname }) => pathname).sort()).toEqual(
      [...listBuiltScripts(path)].sort(),
    );
    expect(scripts.length).toBeGreaterThan(3);
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, REMEDY).toBeLessThanOrEqual(SCRIPTS_AFTER_TOUCH);
    expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
    expect(problems).toEqual([]);
    // Its screen would stay with the tab.
    await devTools.detach();
  });

test('a page that arrives in pieces does not move', async ({ page }) => {
  await page.goto('/robots.txt');
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const shifts = await page.evaluate(async () => {
      const html = await (await fetch('/404.html')).text();
      const entries: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      observer.observe({ type: 'layout-shift' });
      document.open();
      for (const piece of html.split(/(?=<(?:a|div|footer|li|main|span) )/)) {
        document.write(piece);
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
      observer.disconnect();
      return entries.map((entry) => JSON.stringify(entry));
    });
    expect(shifts, `${viewport.width} px`).toEqual([]);
  }
});
