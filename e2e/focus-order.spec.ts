import { expect, type JSHandle, type Locator, type Page } from 'playwright/test';
import { products } from '@/data/shop/products';
import { expectSheetMessage, hydrate } from './page-checks';
import { test } from './page-test';
import { ALL_PATHS, CATALOGUE_PAGES, PHONE, TEMPLATES } from './site';

/**
 * Tab visits every control of a page once, in reading order, and then leaves the page. Shift+Tab comes back the same way.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/no-keyboard-trap.html
 */

/** The entry of a walk for a focus that is on no control. */
const OUTSIDE = 'outside the page';
const SHEET = '#quote-sheet';
/** The bit of Shift in the modifiers of DevTools. */
const SHIFT = 8;
const PANEL_BUTTON = '[aria-controls=products-panel]';
const PARTS = products.slice(0, 3).map(({ id }) => id);

type Stops = JSHandle<HTMLElement[]>;

/** Lists the controls in document order, those of an open sheet after the link that opened it. Runs in the page. */
function collectStops(opener: Element | null): HTMLElement[] {
  const root = document.querySelector('dialog:modal') ?? document.body;
  const CONTROLS = 'a[href], button, input, select, textarea, details > summary:first-of-type';
  const stops = [...root.querySelectorAll<HTMLElement>(`${CONTROLS}, [tabindex="0"]`)].filter(
    (control) =>
      // Of radio buttons with one name, Tab stops at the chosen one.
      !control.matches(':disabled, [inert] *, [type=radio]:not(:checked)') &&
      control.checkVisibility({ visibilityProperty: true }),
  );
  const sheetStops = stops.filter((stop) => stop.matches('#quote-sheet *'));
  const pageStops = stops.filter((stop) => !sheetStops.includes(stop));
  if (opener !== null)
    pageStops.splice(pageStops.indexOf(opener as HTMLElement) + 1, 0, ...sheetStops);
  return pageStops;
}

/**
 * Focuses a control, and records the index of the focused control before each press of a key, -1 for none. Runs in the page.
 *
 * @returns a function that ends the record, and returns it with the numbered names of the controls for the report of a failed test
 */
function startWalk(stops: readonly HTMLElement[], from: number) {
  const record: number[] = [];
  const note = () => record.push(stops.indexOf(document.activeElement as HTMLElement));
  stops[from]?.focus({ preventScroll: true });
  addEventListener('keydown', note, { capture: true });
  const names = stops.map((stop, index) => {
    const name = stop.ariaLabel || stop.textContent?.trim() || stop.getAttribute('name');
    return `${index + 1} ${name}`.slice(0, 60);
  });
  const endWalk = () => {
    removeEventListener('keydown', note, { capture: true });
    note();
    return { names, record };
  };
  return { endWalk };
}

/** Walks from one control to another by Tab or Shift+Tab. An index before the first or after the last is outside the page. */
async function expectWalk(page: Page, stops: Stops, from: number, to: number): Promise<void> {
  const step = Math.sign(to - from);
  const walk = await stops.evaluateHandle(startWalk, from);
  const presses = Array.from({ length: Math.abs(to - from) }, (_, index) => index + 1);
  const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
  const modifiers = step > 0 ? 0 : SHIFT;
  const devTools = await page.context().newCDPSession(page);
  // All presses go before the first answer, which takes a tenth of the time.
  await Promise.all(
    presses.map(() => devTools.send('Input.dispatchKeyEvent', { ...tab, modifiers })),
  );
  await devTools.detach();
  const { names, record } = await walk.evaluate(({ endWalk }) => endWalk());
  const expected = [0, ...presses].map((press) => names[from + step * press] ?? OUTSIDE);
  const visited = record.map((index) => names[index] ?? OUTSIDE);
  // A browser without a toolbar continues at the other end of the page.
  const otherEnd = names.at(step > 0 ? 0 : -1);
  if (expected.at(-1) === OUTSIDE && visited.at(-1) === otherEnd) visited.splice(-1, 1, OUTSIDE);
  expect.soft(visited, step > 0 ? 'Tab' : 'Shift+Tab').toEqual(expected);
}

/** Walks the whole page forwards, then backwards. */
async function expectWholeWalk(page: Page, opener: Locator | null = null): Promise<void> {
  const stops = opener
    ? await opener.evaluateHandle(collectStops)
    : await page.evaluateHandle(collectStops, null);
  const count = await stops.evaluate((all) => all.length);
  await expectWalk(page, stops, 0, count);
  await expectWalk(page, stops, count - 1, -1);
}

/** Walks from the control that opened the sheet past the sheet; Escape in it then returns the focus to that control. */
async function expectSheetWalk(page: Page, opener: Locator): Promise<void> {
  await expect(opener).toBeFocused();
  const stops = await opener.evaluateHandle(collectStops);
  const [first, last] = await stops.evaluate((all) => {
    const isSheetStop = (stop: Element) => stop.matches('#quote-sheet *');
    return [all.findIndex(isSheetStop), all.findLastIndex(isSheetStop)] as const;
  });
  await expectWalk(page, stops, first - 1, last + 1);
  await stops.evaluate((all, index) => all[index]?.focus(), last);
  await page.keyboard.press('Escape');
  await expect(page.locator(SHEET)).toBeHidden();
  await expect(opener).toBeFocused();
}

/** Presses a quote link by key, and expects its message in the sheet. */
const openSheet = (link: Locator) => expectSheetMessage(link, () => link.press('Enter'));

/** Opens the sheet from one visible link of each kind, and walks the whole page with the first of these sheets. */
async function expectSheetWalks(page: Page, within = 'body'): Promise<void> {
  const links = page.locator(`:is(${within}) a[href^="mailto:"]:visible`);
  const kinds = await links.evaluateAll((all) =>
    all.map(
      (link) => `${link.closest('header, article, section, footer')?.tagName} ${link.className}`,
    ),
  );
  expect(kinds).not.toEqual([]);
  for (const kind of new Set(kinds))
    await test.step(`the sheet from ${kind}`, async () => {
      const link = links.nth(kinds.indexOf(kind));
      await openSheet(link);
      if (kind === kinds[0]) await expectWholeWalk(page, link);
      else await expectSheetWalk(page, link);
    });
}

/** Opens a page and hydrates it, since the focus would do so in the middle of a walk. */
async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

for (const path of ALL_PATHS)
  test(`Tab walks ${path} with the quote sheet open`, async ({ page }) => {
    await openPage(page, path);
    await expectSheetWalks(page);
  });

// A test of the built files proves that every page has the same header.
test('Tab walks the open Products panel', async ({ page }) => {
  await openPage(page, '/');
  const button = page.locator(PANEL_BUTTON);
  await button.press('Enter');
  const stops = await page.evaluateHandle(collectStops, null);
  const [first, last] = await stops.evaluate((all, css) => {
    const isPanelStop = (stop: Element) => stop.matches('#products-panel *');
    return [all.findIndex((stop) => stop.matches(css)), all.findLastIndex(isPanelStop)] as const;
  }, PANEL_BUTTON);
  expect(last).toBeGreaterThan(first);
  // The panel closes when the focus leaves it.
  await expectWalk(page, stops, first, last + 2);
  await button.press('Enter');
  await expectWalk(page, stops, last, -1);
});

for (const path of TEMPLATES)
  test(`Tab walks ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, path);
    await expectWholeWalk(page);
  });

test('Tab walks the phone menu and the sheet that it opens', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/about/');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.press('Enter');
  await expectWholeWalk(page);
  await openSheet(page.getByRole('dialog').getByRole('link', { name: 'Get Quote' }));
  await expectSheetWalk(page, button);
});

for (const { path, products: shown } of CATALOGUE_PAGES)
  test(`Tab walks ${path} with filters, ticks, a PC and the sheet open`, async ({ page }) => {
    const [{ brand = '' } = {}] = shown;
    await openPage(page, `${path}?q=${brand}&parts=${PARTS}&have=case-7585de5&have=supply+450`);
    await expect(page.getByRole('button', { name: /Clear/ }).first()).toBeVisible();
    await expect(page.locator('#enquiry-bar [data-outcome]')).toBeVisible();
    await expect(page.locator('.own-verdict:visible').first()).toBeVisible();
    // The other links are those of the page without filters.
    await expectSheetWalks(page, '.own-verdict, .own-sums');
  });

test('Tab walks the review', async ({ page }) => {
  await openPage(page, `/contact/?parts=${PARTS}&have=case-7585de5`);
  await expect(page.locator('.review-lines [data-outcome]').first()).toBeVisible();
  await page.getByLabel('One PC', { exact: true }).check();
  // Its question goes a frame later.
  await expect(page.getByRole('link', { name: /^Are these for one PC/ })).toHaveCount(0);
  await expectWholeWalk(page);
});

test('Tab walks the contact form with errors, and with its message sent', async ({ page }) => {
  await openPage(page, '/contact/');
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  await expect(page.getByLabel('First name *')).toBeFocused();
  await expectWholeWalk(page);
  for (const name of ['First name *', 'Last name *']) await page.getByLabel(name).fill('Ada');
  await page.getByLabel('Email *').fill('ada@example.org');
  await page.getByLabel('Message *').fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Copy message' })).toBeVisible();
  await expectWholeWalk(page);
});
