/**
 * Tab visits each control of a page once, in reading order, then leaves it. Shift+Tab comes back.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/no-keyboard-trap.html
 */

import { expect, type Locator, type Page } from 'playwright/test';
import { products } from '@/data/shop/products';
import { expectAccessible, hydrate } from '../page-checks';
import { test } from '../page-test';
import { ALL_PATHS, CATALOGUE_PAGES, NZXT_H210_CASE, PHONE, SELECTORS } from '../site';

const PARTS = products.slice(0, 3).map(({ id }) => id);

/**
 * Focuses the first control, and then records each focus in `window.focused`. Runs in the page.
 *
 * @returns the controls' names in document order, an open sheet's after its focused opener
 */
function recordFocus(sheet: string): readonly string[] {
  const root = document.querySelector('dialog:modal') ?? document.body;
  const CONTROLS = 'a[href], button, input, select, textarea, details > summary:first-of-type';
  // Of radio buttons with one name, Tab stops at the chosen one.
  const NO_STOPS = ':disabled, [inert] *, [type=radio]:not(:checked)';
  const stops = [...root.querySelectorAll<HTMLElement>(`${CONTROLS}, [tabindex="0"]`)].filter(
    (control) =>
      !control.matches(NO_STOPS) && control.checkVisibility({ visibilityProperty: true }),
  );
  const tabOrder = stops.filter((stop) => !stop.matches(`${sheet} *`));
  const sheetStops = stops.filter((stop) => stop.matches(`${sheet} *`));
  const openerIndex = tabOrder.indexOf(document.activeElement as HTMLElement);
  tabOrder.splice(openerIndex + 1, 0, ...sheetStops);
  const names = tabOrder.map((stop, index) => `${index + 1} ${stop.textContent?.trim()}`);
  tabOrder[0]?.focus({ preventScroll: true });
  const focused: string[] = [];
  window.focused = focused;
  addEventListener('focusin', ({ target }) =>
    focused.push(names[tabOrder.indexOf(target as HTMLElement)] ?? 'outside'),
  );
  addEventListener('focusout', ({ relatedTarget: next }) => {
    if (next === null) focused.push('outside');
  });
  return names;
}

/** Walks the whole page forwards, then backwards. */
async function expectWalk(page: Page): Promise<void> {
  const names = await page.evaluate(recordFocus, SELECTORS.sheet);
  const pressTab = async () => {
    // All at once: presses that wait for each other take ten times as long.
    await Promise.all(names.map(() => page.keyboard.down('Tab')));
    await page.keyboard.up('Tab');
  };
  const readFocused = () => page.evaluate(() => window.focused);
  await pressTab();
  const forwards = [...names.slice(1), 'outside'];
  await expect.poll(readFocused).toEqual(forwards);
  await page.keyboard.down('Shift');
  await pressTab();
  await page.keyboard.up('Shift');
  await expect.poll(readFocused).toEqual([...forwards, ...names.toReversed()]);
}

/** Opens the sheet by a link, and walks the page. Escape returns the focus to the opener. */
async function expectSheetWalk(page: Page, link: Locator, opener = link): Promise<void> {
  await link.press('Enter');
  const sheet = page.locator(SELECTORS.sheet);
  await expect(sheet).toBeVisible();
  await expect(opener).toBeFocused();
  await expectWalk(page);
  await sheet.locator(':is(a, button):visible').last().press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
}

/** Opens a page and hydrates it, which the focus would otherwise do in the middle of a walk. */
async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

const findMailLinks = (page: Page, within: string) =>
  page.locator(within).locator('a.button[href^="mailto:"]:visible');

for (const path of ALL_PATHS)
  test(`Tab walks ${path} with the quote sheet open`, async ({ page }) => {
    await openPage(page, path);
    await expectSheetWalk(page, findMailLinks(page, 'header').first());
  });

test('Tab walks the phone menu, which is accessible, and the sheet that it opens', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/about/');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.press('Enter');
  await expectAccessible(page);
  await expectWalk(page);
  await expectSheetWalk(page, findMailLinks(page, 'dialog').first(), button);
});

for (const { path, products: shown } of CATALOGUE_PAGES)
  test(`Tab walks ${path} with filters, ticks, a PC and the sheet open`, async ({ page }) => {
    const [{ brand = '' } = {}] = shown;
    await openPage(page, `${path}?q=${brand}&parts=${PARTS}&${NZXT_H210_CASE}&have=supply+450`);
    await expect(page.getByRole('button', { name: /Clear/ }).first()).toBeVisible();
    await expect(page.locator(`${SELECTORS.bar} [data-outcome]`)).toBeVisible();
    await expect(page.locator('.visitor-pc-verdict:visible').first()).toBeVisible();
    // A card's link that asks for a part that fits would open no sheet, since there is an enquiry.
    await expectSheetWalk(page, findMailLinks(page, 'article').first());
  });

test('Tab walks the review, and the contact form with its message sent', async ({ page }) => {
  await openPage(page, `/contact/?parts=${PARTS}&${NZXT_H210_CASE}`);
  await expect(page.locator('.review-lines [data-outcome]').first()).toBeVisible();
  await page.getByLabel('One PC', { exact: true }).check();
  // The email and the questions follow a frame later.
  await expect(page.locator('.review details [data-body]')).toContainText('for one PC');
  await page.getByRole('link', { name: 'Write a separate message' }).click();
  const form = page.locator('#message form');
  for (const name of ['First name *', 'Last name *']) await form.getByLabel(name).fill('Ada');
  await form.getByLabel('Email *').fill('ada@example.org');
  await form.getByLabel('Message *').fill('Hello');
  await form.getByRole('button', { name: 'Open in your email app' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Copy all' })).toBeVisible();
  await expectWalk(page);
});
