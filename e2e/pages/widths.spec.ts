import * as fontkit from 'fontkit';
import { expect, type Page } from 'playwright/test';
import { measureSidewaysScroll } from '../page-checks';
import { ALL_PATHS, CATEGORY_PAGES, DESKTOP, ENQUIRY_ADDRESS, PHONE } from '../site';
import { test } from './page-test';

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

const measureFirstProductTop = async (page: Page) =>
  (await page.locator('article').first().boundingBox())?.y;

for (const path of ALL_PATHS) {
  test(`${path} fits every width, in either font`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await findMissingGlyphs(page)).toEqual([]);
    for (const width of [390, 768, 1024, DESKTOP.width, 1920]) {
      await page.setViewportSize({ ...DESKTOP, width });
      expect.soft(await measureSidewaysScroll(page), `${width} px`).toBe(0);
      expect.soft(await findShiftingHeadlines(page), `${width} px`).toEqual([]);
    }
  });

  test(`${path} fits a small phone with large, longer text`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const brokenAddresses = await page
      .getByText(ENQUIRY_ADDRESS, { exact: true })
      .evaluateAll((all) => all.filter((address) => address.getClientRects().length > 1).length);
    expect(brokenAddresses).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.setViewportSize(SMALL_PHONE);
    const headerBottom = await page.locator('header').evaluate((header) => {
      window.scrollTo(0, 2000);
      return header.getBoundingClientRect().bottom;
    });
    expect(headerBottom).toBeLessThan(SMALL_PHONE.height / 4);
    await page
      .locator(`body :not(${FIXED_TEXT}, ${FIXED_TEXT} *)`)
      .evaluateAll((elements, extra) => {
        for (const text of elements.flatMap(({ childNodes }) => [...childNodes]))
          if (text instanceof Text && text.data.trim() !== '') text.data += extra;
      }, EXTRA_TEXT);
    expect(await measureSidewaysScroll(page)).toBe(0);
  });
}

for (const { path } of CATEGORY_PAGES)
  test(`${path} shows a product within a few screens`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    expect(await measureFirstProductTop(page)).toBeLessThan(PHONE.height * 3);
    await page.setViewportSize(DESKTOP);
    expect(await measureFirstProductTop(page)).toBeLessThan(DESKTOP.height * 2);
  });
