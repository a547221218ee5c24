import { expect, type JSHandle, type Page, test } from 'playwright/test';
import { products } from '@/data/shop';
import { CATALOGUE_PAGES, DESKTOP, PATHS, PHONE } from './site';

/**
 * Tab visits every control of a page once, in the order in which the page is read, and then leaves the page; Shift+Tab
 * comes back the same way.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/no-keyboard-trap.html
 */

/** The entry of a walk for a focus that is on no control. */
const OUTSIDE = 'outside the page';
const PANEL_BUTTON = '[aria-controls=products-panel]';

type Stops = JSHandle<HTMLElement[]>;

/** The controls in the order of the document, those of an open sheet after the link that opened it. Runs in the page. */
function collectStops(opener: Element | null): HTMLElement[] {
  const root = document.querySelector('dialog:modal') ?? document.body;
  const controls = root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, details > summary:first-of-type, [tabindex]',
  );
  const stops = [...controls].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled, [inert] *') &&
      control.checkVisibility({ visibilityProperty: true }),
  );
  const ofSheet = stops.filter((stop) => stop.matches('#quote-sheet *'));
  const others = stops.filter((stop) => !ofSheet.includes(stop));
  if (opener !== null) others.splice(others.indexOf(opener as HTMLElement) + 1, 0, ...ofSheet);
  return others;
}

/** Numbered names, which a failed test prints. Runs in the page. */
const nameStops = (stops: readonly HTMLElement[]) =>
  stops.map((stop, index) => {
    const name = stop.ariaLabel || stop.textContent?.trim() || stop.getAttribute('name');
    return `${index + 1} ${name}`.slice(0, 60);
  });

/** Notes which control has the focus after each press of Tab; -1 for none of them. Runs in the page. */
function recordFocus(stops: readonly Element[]): number[] {
  const record: number[] = [];
  const note = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') record.push(stops.indexOf(document.activeElement as Element));
  };
  addEventListener('keyup', note, { capture: true });
  return record;
}

/**
 * Walks from one control to another by Tab, or back by Shift+Tab. A position before the first control or after the last is
 * outside the page.
 */
async function expectWalk(page: Page, stops: Stops, from: number, to: number): Promise<void> {
  const key = to > from ? 'Tab' : 'Shift+Tab';
  const step = Math.sign(to - from);
  const names = await stops.evaluate(nameStops);
  const expected = Array.from(
    { length: Math.abs(to - from) },
    (_, index) => names[from + step * (index + 1)] ?? OUTSIDE,
  );
  await stops.evaluate((all, index) => all[index]?.focus({ preventScroll: true }), from);
  const record = await stops.evaluateHandle(recordFocus);
  for (const _ of expected) await page.keyboard.press(key);
  const visited = (await record.jsonValue()).map((index) => names[index] ?? OUTSIDE);
  // A browser without a bar of its own goes on at the other end.
  const otherEnd = names.at(step > 0 ? 0 : -1);
  if (expected.at(-1) === OUTSIDE && visited.at(-1) === otherEnd) visited.splice(-1, 1, OUTSIDE);
  expect.soft(visited, key).toEqual(expected);
}

/** Walks the whole page forwards, then backwards. */
async function expectWalks(page: Page, stops: Stops): Promise<void> {
  const count = await stops.evaluate((all) => all.length);
  await expectWalk(page, stops, 0, count);
  await expectWalk(page, stops, count, -1);
}

/** Walks a page on which no sheet is open. */
const expectPageWalks = async (page: Page) =>
  expectWalks(page, await page.evaluateHandle(collectStops, null));

/**
 * Opens the sheet from one link of each kind that the page shows, and walks past it. The whole page is walked once, since
 * the sheet stands either after its link or, wrongly, at the page's end.
 */
async function expectSheetWalks(page: Page): Promise<void> {
  const links = page.locator('a[href^="mailto:"]:visible');
  const kinds = await links.evaluateAll((all) =>
    all.map((link) => {
      const part = link.closest('header, article, section, footer, main');
      return `${part?.tagName} ${part?.getAttribute('aria-labelledby')} ${link.className}`;
    }),
  );
  for (const [index, kind] of kinds.entries()) {
    if (kinds.indexOf(kind) !== index) continue;
    await test.step(`the sheet from ${kind}`, async () => {
      const link = links.nth(index);
      await link.press('Enter');
      await expect(page.locator('#quote-sheet')).toBeVisible();
      await expect(link).toBeFocused();
      const stops = await link.evaluateHandle(collectStops);
      if (index === 0) await expectWalks(page, stops);
      const [opener, next, count, isSummary] = await stops.evaluate((all) => {
        const last = all.findLastIndex((stop) => stop.matches('#quote-sheet *'));
        const first = all.findIndex((stop) => stop.matches('#quote-sheet *'));
        return [first - 1, last + 1, all.length, all[last + 1]?.matches('summary')] as const;
      });
      await expectWalk(page, stops, opener, next);
      // From a `summary`, Chromium goes straight back to the link.
      if (!isSummary) await expectWalk(page, stops, next, opener);
      await expectWalk(page, stops, count - 1, count);
      await page.keyboard.press('Escape');
    });
  }
}

/** Opens a page and waits until React has taken it over, since the focus would start that in the middle of a walk. */
async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-wakes]').first().dispatchEvent('focusin');
  await page.locator('[data-open]').waitFor({ state: 'attached' });
}

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...PATHS, '/404.html']) {
  test(`${path} with the quote sheet open`, async ({ page }) => {
    await openPage(page, path);
    await expectSheetWalks(page);
  });

  test(`${path} with the Products panel open`, async ({ page }) => {
    await openPage(page, path);
    const button = page.locator(PANEL_BUTTON);
    await button.press('Enter');
    const stops = await page.evaluateHandle(collectStops, null);
    const [first, last, count] = await stops.evaluate((all, css) => {
      const isOfPanel = (stop: Element) => stop.matches('#products-panel *');
      const button = all.findIndex((stop) => stop.matches(css));
      return [button, all.findLastIndex(isOfPanel), all.length] as const;
    }, PANEL_BUTTON);
    expect(last).toBeGreaterThan(first);
    // The panel closes when the focus leaves it.
    await expectWalk(page, stops, first, count);
    await button.press('Enter');
    await expectWalk(page, stops, last, -1);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test(`${path} as it opens`, async ({ page }) => {
      await openPage(page, path);
      await expectPageWalks(page);
    });

    test(`${path} with the menu open, and the quote sheet from it`, async ({ page }) => {
      await openPage(page, path);
      const button = page.getByRole('button', { name: 'Menu' });
      await button.press('Enter');
      await expectPageWalks(page);
      await page.getByRole('dialog').getByRole('link', { name: 'Get Quote' }).press('Enter');
      await expect(page.locator('#quote-sheet')).toBeVisible();
      await expect(button).toBeFocused();
      await expectWalks(page, await button.evaluateHandle(collectStops));
    });
  });
}

for (const { path, products: shown } of CATALOGUE_PAGES) {
  const { brand = '' } = shown[0] ?? {};
  const parts = products.slice(0, 3).map(({ id }) => id);

  test(`${path} with filters in use`, async ({ page }) => {
    await openPage(page, `${path}?q=${brand}`);
    await expect(page.getByRole('button', { name: /Clear/ }).first()).toBeVisible();
    await expectPageWalks(page);
  });

  test(`${path} with parts ticked and a PC described, and the quote sheet open`, async ({
    page,
  }) => {
    await openPage(page, `${path}?parts=${parts}&have=case-7585de5&have=supply+450`);
    await expect(page.locator('.enquiry-parts')).toBeVisible();
    await expect(page.locator('.own-verdict').first()).toBeVisible();
    await expectSheetWalks(page);
  });
}

test.describe('the contact form', () => {
  test.beforeEach(({ page }) => openPage(page, '/contact/'));

  test('with errors', async ({ page }) => {
    await page.getByRole('button', { name: 'Send Message' }).press('Enter');
    await expect(page.getByLabel('First name *')).toBeFocused();
    await expectPageWalks(page);
  });

  test('with its message sent', async ({ page }) => {
    for (const name of ['First name *', 'Last name *']) await page.getByLabel(name).fill('Ada');
    await page.getByLabel('E-mail *').fill('ada@example.org');
    await page.getByLabel('Message *').fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Copy message' })).toBeVisible();
    await expectPageWalks(page);
  });
});
