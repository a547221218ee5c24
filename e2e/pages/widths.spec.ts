import { expect, type Page } from 'playwright/test';
import { findMissingGlyphs, findUnlikeHeadlines, measureSidewaysScroll } from '../page-looks';
import { ALL_PATHS, CATEGORY_PAGES, DESKTOP, ENQUIRY_ADDRESS, PHONE } from '../site';
import { test } from './page-test';

const SMALL_PHONE = { width: 320, height: 640 };
/** Added to every text that a page has: what an owner may write where there were hours, a name or a promise. */
const LONGEST = ' by appointment only, or in the afternoon';
/** Words that stand in drawings, or in the bar, have their places. */
const DRAWN = ':is(script, header, svg, [aria-hidden], #fit, [aria-labelledby=tiles-heading])';

/** Returns how far down a page begins what it sells. */
const firstProduct = async (page: Page) => (await page.locator('article').first().boundingBox())?.y;

for (const path of ALL_PATHS) {
  test(`${path} breaks its headlines alike while their font is on its way`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await findMissingGlyphs(page)).toEqual([]);
    for (const width of [390, 768, DESKTOP.width, 1920]) {
      await page.setViewportSize({ ...DESKTOP, width });
      expect(await findUnlikeHeadlines(page), `${width} px`).toEqual([]);
    }
  });

  test(`${path} holds text of twice the size on a small phone, and longer texts, too`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const broken = await page
      .getByText(ENQUIRY_ADDRESS, { exact: true })
      .evaluateAll((all) => all.filter((address) => address.getClientRects().length > 1).length);
    expect(broken).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.setViewportSize(SMALL_PHONE);
    const bar = await page.locator('header').evaluate((header) => {
      window.scrollTo(0, 2000);
      return header.getBoundingClientRect().bottom;
    });
    expect(bar).toBeLessThan(SMALL_PHONE.height / 4);
    await page.locator(`body :not(${DRAWN}, ${DRAWN} *)`).evaluateAll((elements, more) => {
      for (const text of elements.flatMap(({ childNodes }) => [...childNodes]))
        if (text instanceof Text && text.data.trim() !== '') text.data += more;
    }, LONGEST);
    expect(await measureSidewaysScroll(page)).toBe(0);
  });
}

for (const { path } of CATEGORY_PAGES)
  test(`${path} shows a product on a phone's third screen and a desktop's second`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    expect(await firstProduct(page)).toBeLessThan(PHONE.height * 3);
    await page.setViewportSize(DESKTOP);
    expect(await firstProduct(page)).toBeLessThan(DESKTOP.height * 2);
  });
