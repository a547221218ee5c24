import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lists axe's violations, and scrollable boxes without a name, which axe passes. */
export async function findAccessibilityViolations(page: Page): Promise<readonly string[]> {
  // Support for frames and the results of passed rules would take a third longer.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(RULES);
  const { violations } = await axe.analyze();
  const nameless = await page
    .locator('[tabindex="0"]:not([aria-label], [aria-labelledby])')
    .evaluateAll((all) => all.map(({ outerHTML }) => `nameless: ${outerHTML.slice(0, 99)}`));
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ...nameless,
  ];
}

/** Returns how far the page scrolls sideways, in pixels. */
export const measureSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Makes the page load React, and waits until it is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('[data-hydrate-on]').first().dispatchEvent('focusin');
  await page.locator('[data-open]').waitFor({ state: 'attached' });
}

/** Presses the first visible email link of the page's own content, and waits for the quote sheet. */
export async function openQuoteSheet(page: Page): Promise<void> {
  await page.locator(':is(main, footer) a[href^="mailto:"]:visible').first().click();
  await page.locator('#quote-sheet').waitFor();
}
