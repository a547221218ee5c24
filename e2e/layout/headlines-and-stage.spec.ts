import { expect, type Page } from 'playwright/test';
import { expectStillArrival, layOutAll } from '../page-checks';
import { test } from '../page-test';
import { ALL_PATHS, DESKTOP, PHONE } from '../site';
import { expectReadableStage, loadStage, STAGE } from './stage';

/** Sizes at which headlines wrap differently. */
const SIZES = [
  DESKTOP,
  { width: 2560, height: 1440 },
  { width: 1024, height: 900 },
  { width: 768, height: 1024 },
  // High enough to show every stage without scrolling.
  { ...PHONE, height: 1100 },
];

/** Finds characters that the headline font lacks, and another font draws. Runs in the page. */
function findMissingGlyphs(): readonly string[] {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const measure = (letter: string, fonts: string) => {
    context.font = `100px ${fonts}`;
    return context.measureText(letter).width;
  };
  // Two fonts, since one may have the headline font's width.
  const isMissing = (letter: string) =>
    ['serif', 'monospace'].every(
      (font) => measure(letter, `'Archivo Wide', ${font}`) === measure(letter, font),
    );
  const texts = [...document.querySelectorAll('body :not(script, style)')]
    .filter((element) => getComputedStyle(element).fontFamily.includes('Archivo'))
    .flatMap(({ childNodes }) => [...childNodes])
    .map((node) => (node instanceof Text ? node.data.replace(/[\n ]/g, '') : ''));
  return [...new Set(texts.join(''))]
    .filter(isMissing)
    .map((letter) => `no ${letter}: run artwork/fonts.py`);
}

/** Finds headlines that have another height in the fallback font. Runs in the page. */
function findUnstableHeadlines(): readonly (string | null)[] {
  return [...document.querySelectorAll<HTMLElement>('h1, h2')]
    .filter((headline) => {
      const height = headline.offsetHeight;
      headline.style.fontFamily = getComputedStyle(headline).fontFamily.replace(/^[^,]*,/, '');
      const fallbackHeight = headline.offsetHeight;
      headline.style.fontFamily = '';
      return fallbackHeight !== height;
    })
    .map(({ textContent }) => textContent);
}

/** Expects the picture of the stage to fill the width, and its text to be readable. */
async function expectFullStage(page: Page, width: number): Promise<void> {
  // After a change of size, another file of the picture may still be on its way.
  await expect(async () => {
    const [file = ''] = await loadStage(page);
    expect(file.includes('-close-')).toBe(width < 640);
  }).toPass();
  const frame = await page
    .locator(`${STAGE} picture img`)
    .evaluate((img): DOMRect => img.getBoundingClientRect().toJSON());
  expect(frame.left).toBeLessThanOrEqual(0);
  expect(frame.right).toBeGreaterThanOrEqual(width);
  await expectReadableStage(page);
}

for (const path of ALL_PATHS)
  test(`${path} stays still on a wide screen, and has headlines and a stage that can be read at every width`, async ({
    page,
    site,
  }) => {
    await expectStillArrival(page, site, path);
    await page.evaluate(layOutAll);
    expect(await page.evaluate(findMissingGlyphs)).toEqual([]);
    for (const size of SIZES)
      await test.step(`${size.width} px`, async () => {
        await page.setViewportSize(size);
        const headlines = await page.evaluate(findUnstableHeadlines);
        expect.soft(headlines, 'higher in the fallback font').toEqual([]);
        if (path !== '/404.html') await expectFullStage(page, size.width);
      });
    // The last size is a phone's, where a visitor should reach the first product in three screens.
    const [product] = await page.locator(':is(#catalogue, #featured) article').all();
    const top = (await product?.boundingBox())?.y ?? 0;
    expect.soft(top, 'the first product').toBeLessThan(3 * PHONE.height);
  });
