import * as fontkit from 'fontkit';
import { expect, type Page } from 'playwright/test';
import { findLayoutFaults } from '../everywhere/layout-faults';
import { measureSidewaysScroll, openQuoteSheet } from '../page-checks';
import { test } from '../page-test';
import {
  ALL_PATHS,
  CATALOGUE_PAGES,
  CATEGORY_PAGES,
  DESKTOP,
  ENQUIRY_ADDRESS,
  PHONE,
} from '../site';

/** Widths that everywhere/layout.spec.ts doesn't test, and those at which a headline may wrap differently. */
const WIDTHS = [390, 768, 1024, DESKTOP.width, 1920];
/** Width of an A4 page between its margins, in CSS pixels. */
const PRINT_WIDTH = Math.round(((210 - 2 * 12) / 25.4) * 96);
const SMALL_PHONE = { width: 320, height: 640 };
/** Added to every text: an owner may write this much in place of hours, a name or a promise. */
const EXTRA_TEXT = ' by appointment only, or in the afternoon';
/** Text of drawings and of the header, which has no room to grow. */
const FIXED_TEXT = ':is(script, header, svg, [aria-hidden], #fit, [aria-labelledby=tiles-heading])';

const headlineFont = fontkit.openSync('app/fonts/archivo-headline.woff2') as fontkit.Font;
const characters = new Set(headlineFont.characterSet);

/** Lists the characters that the page sets in the headline font and that the font lacks. */
async function findMissingGlyphs(page: Page): Promise<readonly string[]> {
  const text = await page.locator('body :not(script, style)').evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).fontFamily.includes('Archivo'))
      .flatMap(({ childNodes }) => [...childNodes])
      .map((node) => (node instanceof Text ? node.data.replace(/[\n ]/g, '') : ''))
      .join(''),
  );
  return [...new Set(text)]
    .filter((letter) => !characters.has(letter.codePointAt(0) ?? 0))
    .map((letter) => `no ${letter}: run artwork/fonts.py`);
}

/** Lists the headlines whose height in the headline font differs from that in its fallback. */
const findShiftingHeadlines = (page: Page) =>
  page.locator('h1:visible, h2:visible').evaluateAll((headlines) =>
    (headlines as HTMLElement[])
      .filter((headline) => {
        const height = headline.offsetHeight;
        headline.style.fontFamily = getComputedStyle(headline).fontFamily.replace(/^[^,]*,/, '');
        const fallbackHeight = headline.offsetHeight;
        headline.style.fontFamily = '';
        return fallbackHeight !== height;
      })
      .map(({ textContent }) => textContent),
  );

/** Expects the page to fit a small phone with text of twice the size, and with longer text. */
async function expectLongText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.setViewportSize(SMALL_PHONE);
  const headerBottom = await page.locator('header').evaluate((header) => {
    window.scrollTo(0, 2000);
    return header.getBoundingClientRect().bottom;
  });
  expect.soft(headerBottom).toBeLessThan(SMALL_PHONE.height / 4);
  await page.locator(`body :not(${FIXED_TEXT}, ${FIXED_TEXT} *)`).evaluateAll((elements, extra) => {
    for (const text of elements.flatMap(({ childNodes }) => [...childNodes]))
      if (text instanceof Text && text.data.trim() !== '') text.data += extra;
  }, EXTRA_TEXT);
  expect.soft(await measureSidewaysScroll(page), 'longer text').toBe(0);
}

for (const path of ALL_PATHS) {
  test(`${path} fits every width, in either font, and with longer text`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await findMissingGlyphs(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ ...DESKTOP, width });
      expect.soft(await measureSidewaysScroll(page), `${width} px`).toBe(0);
      expect.soft(await findShiftingHeadlines(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize(PHONE);
    const brokenAddresses = await page
      .getByText(ENQUIRY_ADDRESS, { exact: true })
      .evaluateAll((all) => all.filter((address) => address.getClientRects().length > 1).length);
    expect.soft(brokenAddresses).toBe(0);
    if (CATEGORY_PAGES.some((category) => category.path === path))
      for (const [size, screens] of [
        [DESKTOP, 2],
        [PHONE, 3],
      ] as const) {
        await page.setViewportSize(size);
        const box = await page.locator('article').first().boundingBox();
        expect.soft(box?.y, 'the first product').toBeLessThan(size.height * screens);
      }
    await expectLongText(page);
  });

  test(`${path} prints its text and address, without buttons`, async ({ page }) => {
    await page.goto(path);
    await openQuoteSheet(page);
    // The print styles load after the page.
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
    await page.setViewportSize({ width: PRINT_WIDTH, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    // Rotated icons stick out of the page box, which has no margins here.
    const { faults } = await page.evaluate(findLayoutFaults);
    expect(faults.filter((fault) => / (?:is covered by|lies on) /.test(fault))).toEqual([]);
    await expect(page.getByRole('contentinfo').getByText('Derby, Derbyshire')).toBeVisible();
    const screenOnly = page.locator(':is(main picture img, button, #quote-sheet):visible');
    await expect(screenOnly).toHaveCount(0);
    const skus = page.locator('#catalogue article').getByText(/^SKU/).filter({ visible: true });
    const catalogue = CATALOGUE_PAGES.find((page) => page.path === path);
    await expect(skus).toHaveCount(catalogue?.products.length ?? 0);
  });
}
