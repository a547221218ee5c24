import { expect, type JSHandle, type Locator, type Page } from 'playwright/test';
import { products } from '@/data/shop/products';
import { expectAccessible, expectSheetMessage, hydrate } from '../page-checks';
import { test } from '../page-test';
import { ALL_PATHS, CATALOGUE_PAGES, PHONE, TEMPLATES } from '../site';

/**
 * Tab visits every control of a page once, in reading order, and then leaves the page. Shift+Tab comes back the same way.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/no-keyboard-trap.html
 */

const SHEET = '#quote-sheet';
/** The bit of Shift in the modifiers of DevTools. */
const SHIFT = 8;
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

/** Returns the index of the first and of the last control that matches. */
const findRange = (stops: Stops, css: string) =>
  stops.evaluate((all, selector) => {
    const isMatch = (stop: Element) => stop.matches(selector);
    return [all.findIndex(isMatch), all.findLastIndex(isMatch)] as const;
  }, css);

/** Walks from one control to another by Tab or Shift+Tab. An index before the first or after the last is outside the page. */
async function expectWalk(page: Page, stops: Stops, from: number, to: number): Promise<void> {
  const step = Math.sign(to - from);
  // Records the focused control before each press.
  const record = await stops.evaluateHandle((all, start) => {
    const focused: (Element | null)[] = [];
    all[start]?.focus({ preventScroll: true });
    addEventListener('keydown', () => focused.push(document.activeElement), { capture: true });
    return focused;
  }, from);
  const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
  const devTools = await page.context().newCDPSession(page);
  // All presses go before the first answer, which takes a tenth of the time.
  const presses = Array.from({ length: Math.abs(to - from) }, () =>
    devTools.send('Input.dispatchKeyEvent', { ...tab, modifiers: step > 0 ? 0 : SHIFT }),
  );
  await Promise.all(presses);
  await devTools.detach();
  const { visited, expected } = await stops.evaluate(
    (all, { focused, start, by }) => {
      const name = (stop: Element | null | undefined) => {
        const index = all.indexOf(stop as HTMLElement);
        return index < 0 ? 'outside the page' : `${index + 1} ${stop?.textContent?.trim()}`;
      };
      const count = focused.length;
      const walked = Array.from({ length: count + 1 }, (_, press) => all[start + by * press]);
      const last = document.activeElement;
      // A browser without a toolbar continues at the other end of the page.
      const isOutside = walked.at(-1) === undefined && last === all.at(by > 0 ? 0 : -1);
      return {
        visited: [...focused, isOutside ? null : last].map(name),
        expected: walked.map(name),
      };
    },
    { focused: record, start: from, by: step },
  );
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
  const [first, last] = await findRange(stops, `${SHEET} *`);
  await expectWalk(page, stops, first - 1, last + 1);
  await stops.evaluate((all, index) => all[index]?.focus(), last);
  await page.keyboard.press('Escape');
  await expect(page.locator(SHEET)).toBeHidden();
  await expect(opener).toBeFocused();
}

/** Opens the sheet from one visible link of each kind, and walks the whole page with the first of these sheets. */
async function expectSheetWalks(page: Page): Promise<void> {
  const links = page.locator('a[href^="mailto:"]:visible');
  const kinds = await links.evaluateAll((all) =>
    all.map(
      (link) => `${link.closest('header, article, section, footer')?.tagName} ${link.className}`,
    ),
  );
  expect(kinds).not.toEqual([]);
  for (const kind of new Set(kinds)) {
    const link = links.nth(kinds.indexOf(kind));
    await expectSheetMessage(link, () => link.press('Enter'));
    if (kind === kinds[0]) await expectWholeWalk(page, link);
    else await expectSheetWalk(page, link);
  }
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
  const button = page.getByRole('button', { name: 'Products' });
  await button.press('Enter');
  const stops = await page.evaluateHandle(collectStops, null);
  const [first, last] = await findRange(stops, '#products-panel *');
  // The panel closes when the focus leaves it.
  await expectWalk(page, stops, first - 1, last + 2);
  await button.press('Enter');
  await expectWalk(page, stops, last, -1);
});

for (const path of TEMPLATES)
  test(`Tab walks ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, path);
    await expectWholeWalk(page);
  });

test('Tab walks the phone menu, which is accessible, and the sheet that it opens', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/about/');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.press('Enter');
  await expectAccessible(page);
  await expectWholeWalk(page);
  const link = page.getByRole('dialog').getByRole('link', { name: 'Get Quote' });
  await expectSheetMessage(link, () => link.press('Enter'));
  await expectSheetWalk(page, button);
});

for (const { path, products: shown } of CATALOGUE_PAGES)
  test(`Tab walks ${path} with filters, ticks, a PC and the sheet open`, async ({ page }) => {
    const [{ brand = '' } = {}] = shown;
    await openPage(page, `${path}?q=${brand}&parts=${PARTS}&have=case-7585de5&have=supply+450`);
    await expect(page.getByRole('button', { name: /Clear/ }).first()).toBeVisible();
    await expect(page.locator('#enquiry-bar [data-outcome]')).toBeVisible();
    await expect(page.locator('.visitor-pc-verdict:visible').first()).toBeVisible();
    // Links that ask for a part that fits open no sheet beside an enquiry.
    const link = page.locator('article a.button[href^="mailto:"]:visible').first();
    await expectSheetMessage(link, () => link.press('Enter'));
    await expectWholeWalk(page, link);
  });

test('Tab walks the review, and the contact form with its message sent', async ({ page }) => {
  await openPage(page, `/contact/?parts=${PARTS}&have=case-7585de5`);
  await expect(page.locator('.review-lines [data-outcome]').first()).toBeVisible();
  await page.getByLabel('One PC', { exact: true }).check();
  // Its question goes a frame later.
  await expect(page.getByRole('link', { name: /^Are these for one PC/ })).toHaveCount(0);
  const form = page.locator('#message form');
  for (const name of ['First name *', 'Last name *']) await form.getByLabel(name).fill('Ada');
  await form.getByLabel('Email *').fill('ada@example.org');
  await form.getByLabel('Message *').fill('Hello');
  await form.getByRole('button', { name: 'Send Message' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Copy message' })).toBeVisible();
  await expectWholeWalk(page);
});
