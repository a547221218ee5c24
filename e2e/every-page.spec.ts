/**
 * Facts of all pages: stillness while loading, late scripts, budgets, accessibility, print. One visit
 * tests several facts, since visits take most of the time. A failure's message names its fact.
 */

import { expect, type Page, type Response } from 'playwright/test';
import { expectInlineStyles } from './layout/inline-styles';
import { findLayoutFaults } from './layout/layout-faults';
import {
  expectAccessible,
  expectStillArrival,
  hydrate,
  layOutAll,
  recordConsoleProblems,
} from './page-checks';
import { test } from './page-test';
import { ALL_PATHS, CATALOGUE_PAGES, DESKTOP, listBuiltScripts, PHONE, SELECTORS } from './site';

/** One page of each template. */
const TEMPLATES = ['/', '/contact/', '/computer-systems/', '/pc-components/'];

const KILOBYTE = 1024;
/** Pages with a catalogue, which have the most markup. */
const CATALOGUE_SIZE = 29.5 * KILOBYTE;
/** Budgets of a page on a phone before the first touch. Other kinds, such as scripts, have 0. */
const BUDGETS: Readonly<Record<string, number>> = {
  document: 20 * KILOBYTE,
  font: 9.5 * KILOBYTE,
  image: 24 * KILOBYTE,
  stylesheet: 11.5 * KILOBYTE,
  // The icon, for which a browser with windows asks.
  other: 0.5 * KILOBYTE,
};
const SCRIPTS_AFTER_TOUCH = 156 * KILOBYTE;
const REMEDY = 'take something out, or raise the budget here and say why in the commit';

const findCatalogue = (path: string) => CATALOGUE_PAGES.find((page) => page.path === path);

/** Returns the size of a response as it was sent, compressed. */
const readSize = (response: Response) => Number(response.headers()['content-length']);

/** Scrolls to the end of the page under a moving pointer. */
async function scrollToEnd(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += DESKTOP.height) {
    await page.mouse.move(50 + (top % 300), 400);
    await page.mouse.wheel(0, DESKTOP.height);
  }
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  // The header stays in view.
  await expect(page.getByRole('banner').getByRole('link').last()).toBeInViewport();
}

function expectBudgets(path: string, responses: readonly Response[]): void {
  const bytesByKind: Record<string, number> = {};
  for (const response of responses) {
    const kind = response.request().resourceType();
    bytesByKind[kind] = (bytesByKind[kind] ?? 0) + readSize(response);
  }
  const budgets = findCatalogue(path) ? { ...BUDGETS, document: CATALOGUE_SIZE } : BUDGETS;
  for (const [kind, bytes] of Object.entries(bytesByKind))
    expect.soft(bytes, `${kind}: ${REMEDY}`).toBeLessThanOrEqual(budgets[kind] ?? 0);
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 2 });

  for (const path of ALL_PATHS)
    test(`${path} arrives within its budgets, and then hydrates unchanged`, async ({
      page,
      site,
    }) => {
      const problems = recordConsoleProblems(page);
      const responses: Response[] = [];
      page.on('response', (response) => responses.push(response));
      await expectStillArrival(page, site, path);
      await page.waitForLoadState('networkidle');
      expectBudgets(path, responses);

      const main = page.getByRole('main');
      const text = await main.textContent();
      await scrollToEnd(page);
      // Only a catalogue loads React when it comes into view.
      const expectedScripts = listBuiltScripts(path);
      const getPath = (response: Response) => new URL(response.url()).pathname;
      const findScripts = () =>
        responses.filter((response) => expectedScripts.includes(getPath(response)));
      await expect
        .poll(() => findScripts().length > 0, 'scripts load for a catalogue alone')
        .toBe(findCatalogue(path) !== undefined);
      await hydrate(page);
      expect.soft(await main.textContent(), 'hydration changes no text').toBe(text);
      const scripts = findScripts();
      const scriptPaths = scripts.map(getPath).sort();
      expect.soft(scriptPaths, 'each script loads once').toEqual(expectedScripts.toSorted());
      expect.soft(scripts.length, 'the page lists its scripts').toBeGreaterThan(3);
      const total = scripts.reduce((sum, script) => sum + readSize(script), 0);
      expect.soft(total, `scripts: ${REMEDY}`).toBeLessThanOrEqual(SCRIPTS_AFTER_TOUCH);
      const storage = await page.context().storageState();
      expect.soft(storage, 'the browser stores nothing').toEqual({ cookies: [], origins: [] });
      // Chromium may report the status of the not-found page.
      const isStatus = (text: string) => path === '/404.html' && text.includes('status of 404');
      const pageProblems = problems.filter((text) => !isStatus(text));
      expect.soft(pageProblems, 'the console has no problems').toEqual([]);
    });
});

/** Width of an A4 page between its margins, in CSS pixels. */
const PRINT_WIDTH = Math.round(((210 - 2 * 12) / 25.4) * 96);

/** Expects the printed page to have its text and address, without buttons. */
async function expectPrint(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: PRINT_WIDTH, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  // Other faults don't count: rotated icons stick out of a page that has no margins.
  const faults = await page.evaluate(findLayoutFaults);
  const overlaps = faults.filter((fault) => / (?:is covered by|lies on) /.test(fault));
  expect.soft(overlaps, 'in print nothing overlaps').toEqual([]);
  const address = page.getByRole('contentinfo').getByText('Derby, Derbyshire');
  await expect.soft(address, 'print has the address').toBeVisible();
  // On the screen the headline is light on the dark stage.
  const headline = page.getByRole('heading', { level: 1 });
  await expect.soft(headline, 'print has a black headline').toHaveCSS('color', 'rgb(0, 0, 0)');
  const screenOnly = page.locator(`:is(main picture img, button, ${SELECTORS.sheet}):visible`);
  await expect.soft(screenOnly, 'print has no pictures and buttons').toHaveCount(0);
  const skus = page.locator('#catalogue article').getByText(/^SKU/).filter({ visible: true });
  const productCount = findCatalogue(path)?.products.length ?? 0;
  await expect.soft(skus, 'print has all products').toHaveCount(productCount);
}

for (const path of ALL_PATHS)
  test(`${path} is accessible, needs only its inline styles, and prints well`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await page.evaluate(layOutAll);
    await expectAccessible(page);
    await expectInlineStyles(page);
    await page.setViewportSize(DESKTOP);
    await expectInlineStyles(page);
    // A wide screen shows other parts of a template than a phone.
    await page.locator(':is(main, footer) a[href^="mailto:"]:visible').first().click();
    await page.locator(SELECTORS.sheet).waitFor();
    if (TEMPLATES.includes(path)) {
      await page.getByRole('button', { name: 'Products' }).hover();
      await page.locator('[data-open=true] #products-panel').waitFor();
      await expectAccessible(page);
    }
    await expectPrint(page, path);
  });

test('nothing moves for a visitor who prefers reduced motion', async ({ page }) => {
  await page.goto('/');
  const durations = await page.locator('*').evaluateAll((all) =>
    all
      .map((element) => getComputedStyle(element))
      .flatMap((style) => [style.transitionDuration, style.animationDuration])
      .flatMap((list) => list.split(',')),
  );
  expect(Math.max(...durations.map(Number.parseFloat))).toBeLessThanOrEqual(0.001);
});

test('the first Tab leads to a link that skips the header', async ({ page }) => {
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('in forced colours the link of the current page is underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/about/');
  const links = page.getByRole('banner').getByRole('link');
  for (const [name, line] of [
    ['About', 'underline'],
    ['Contact', 'none'],
  ] as const)
    await expect(links.filter({ hasText: name })).toHaveCSS('text-decoration-line', line);
});

test('in forced colours the chosen suggestion has an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/gaming-hardware/');
  const field = page.getByRole('combobox', { name: 'Your case' });
  await field.fill('H510');
  const options = page.getByRole('listbox', { name: 'Your case' }).getByRole('option');
  await options.first().waitFor();
  await field.press('ArrowDown');
  await expect(options.first()).toHaveCSS('outline-style', 'solid');
});
