import * as fontkit from 'fontkit';
import { expect, type Page } from 'playwright/test';
import { expectStillArrival, measureSidewaysScroll } from '../page-checks';
import { test } from '../page-test';
import { ALL_PATHS, CATEGORY_PAGES, DESKTOP, ENQUIRY_ADDRESS, PHONE } from '../site';
import { expectReadableStage, loadStage, STAGE } from './stage';

/** Sizes at which a headline may wrap differently. `screens` come before the first product of a category page at most. */
const SIZES = [
  { ...DESKTOP, hasStage: true, screens: 2 },
  { width: 2560, height: 1440, hasStage: true, screens: 0 },
  { width: 1920, height: 1080, hasStage: false, screens: 0 },
  { width: 1024, height: 900, hasStage: false, screens: 0 },
  { width: 768, height: 900, hasStage: false, screens: 0 },
  // High enough to paint every stage without scrolling.
  { ...PHONE, height: 1100, hasStage: true, screens: (3 * PHONE.height) / 1100 },
];
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

/** Finds sideways scrolling, broken addresses, and headlines whose height differs in the fallback font. Runs in the page. */
function findWidthFaults(address: string): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`scrolls ${scrollWidth - clientWidth} px`] : [];
  for (const element of document.querySelectorAll<HTMLElement>('h1, h2, a, p, dd, span')) {
    if (!element.checkVisibility()) continue;
    if (element.textContent === address && element.getClientRects().length > 1)
      faults.push(`${address} is broken`);
    if (!element.matches('h1, h2')) continue;
    const height = element.offsetHeight;
    element.style.fontFamily = getComputedStyle(element).fontFamily.replace(/^[^,]*,/, '');
    if (element.offsetHeight !== height)
      faults.push(`'${element.textContent}' has another height in the fallback font`);
    element.style.fontFamily = '';
  }
  return faults;
}

/** Expects the picture of the stage to fill the width, and its text to be readable. */
async function expectFullStage(page: Page, width: number): Promise<void> {
  // After a change of size, another file of the picture may still be on its way.
  await expect(async () => {
    const [file = ''] = await loadStage(page);
    expect(file.includes('-close-')).toBe(width < 1024);
  }).toPass();
  const frame = await page
    .locator(`${STAGE} picture img`)
    .evaluate((img): DOMRect => img.getBoundingClientRect().toJSON());
  expect(frame.left).toBeLessThanOrEqual(0);
  expect(frame.right).toBeGreaterThanOrEqual(width);
  await expectReadableStage(page);
}

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
  expect.soft(await page.evaluate(measureSidewaysScroll), 'longer text').toBe(0);
}

for (const path of ALL_PATHS)
  test(`${path} stays still on a wide screen, fits every width, and has a readable stage`, async ({
    page,
  }) => {
    await expectStillArrival(page, path);
    expect(await findMissingGlyphs(page)).toEqual([]);
    for (const { hasStage, screens, ...size } of SIZES)
      await test.step(`${size.width} px`, async () => {
        await page.setViewportSize(size);
        expect.soft(await page.evaluate(findWidthFaults, ENQUIRY_ADDRESS)).toEqual([]);
        if (hasStage && path !== '/404.html') await expectFullStage(page, size.width);
        if (screens === 0 || !CATEGORY_PAGES.some((category) => category.path === path)) return;
        const box = await page.locator('article').first().boundingBox();
        expect.soft(box?.y, 'the first product').toBeLessThan(size.height * screens);
      });
    await expectLongText(page);
  });
