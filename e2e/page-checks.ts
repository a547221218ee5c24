import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from 'playwright/test';
import type { Site } from './engines/site-server';
import { readMail } from './site';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no violation of axe's rules, and no scrollable box without a name, which axe allows. */
export async function expectAccessible(page: Page): Promise<void> {
  // Support for frames and the results of passed rules would take a third longer.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(RULES)
    .analyze();
  const namelessBoxes = await page
    .locator('[tabindex="0"]:not([aria-label], [aria-labelledby])')
    .evaluateAll((all) => all.map(({ outerHTML }) => `nameless: ${outerHTML.slice(0, 99)}`));
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect.soft([...faults, ...namelessBoxes], 'the page is accessible').toEqual([]);
}

/** Lays out what is off the screen, too, so that it can be measured. Runs in the page. */
export const layOutAll = () =>
  document.documentElement.style.setProperty('--off-screen', 'visible');

/** Returns how far the page scrolls sideways, in pixels. Runs in the page. */
export const measureSidewaysScroll = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Wraps texts in `font` elements, as Chrome and Google Translate do. Runs in the page. */
export function translate() {
  for (const element of document.querySelectorAll('body :not(script, option, style, svg *)'))
    for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
      if (element.closest('[translate=no]') || text.data.trim() === '') continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text.data);
    }
}

export const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Returns the recipient, subject and body of an email link. */
export const readMailLink = async (link: Locator) =>
  readMail((await link.getAttribute('href')) ?? '');

/** Makes a page load React, without a visible change. Runs in the page. */
export const requestHydration = () => {
  const trigger = document.querySelector('[data-hydrate-on]');
  trigger?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
};

/** Returns true once React has hydrated a page. Runs in the page. */
export const isHydrated = () => document.querySelector('[data-open]') !== null;

/** Makes the page load React, and waits until it is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(requestHydration);
  await page.waitForFunction(isHydrated);
}

/** Records the page's errors and warnings from now on. */
export function recordConsoleProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  return problems;
}

/** Expects a font and pictures that arrive after the first paint of a page to move nothing. */
export async function expectStillArrival(page: Page, site: Site, path: string): Promise<void> {
  const release = site.hold(/\.(woff2|avif|webp)$/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  release();
  await page.waitForLoadState('load');
  const shift = await page.evaluate(async () => {
    await document.fonts.ready;
    // A shift is recorded the frame after it is painted.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
  // Nobody sees a smaller shift, such as a word that ends a pixel further along.
  expect.soft(shift, 'nothing moves').toBeLessThan(0.001);
}

/** Returns the names of the main part's controls that stay covered when scrolled into view. */
export const findCoveredControls = (page: Page): Promise<(string | null)[]> =>
  page.locator('main :is(a, button, select):visible').evaluateAll((controls: HTMLElement[]) =>
    controls
      .filter((control) => {
        // Some links show only while they have the focus.
        control.focus({ preventScroll: true });
        control.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !(hit !== null && (control.contains(hit) || hit.contains(control)));
      })
      .map((control) => control.textContent),
  );
