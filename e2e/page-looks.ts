import AxeBuilder from '@axe-core/playwright';
import * as fontkit from 'fontkit';
import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';

/** What is looked at on a page as it stands, for specs that load it for more than that. */

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const HEADLINE_FACE = 'app/fonts/archivo-headline.woff2';

/** What axe finds, and boxes to scroll without a name, which it passes; empty where there is nothing. */
export async function findAccessibilityViolations(page: Page) {
  // Its way for pages with frames takes a third longer, and so do the results of rules that hold.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(RULES);
  const { violations } = await axe.analyze();
  const nameless = await page
    .locator('[tabindex="0"]:not([aria-label], [aria-labelledby])')
    .evaluateAll((all) => all.map(({ outerHTML }) => `nameless: ${outerHTML.slice(0, 99)}`));
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ...nameless,
  ];
}

/** By how many pixels the page can be scrolled sideways. */
export const measureSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Headlines that are not as high in our face as in what stands in for it while that is on its way. */
export const findUnlikeHeadlines = (page: Page) =>
  page.locator('h1:visible, h2:visible').evaluateAll((headlines) =>
    (headlines as HTMLElement[])
      .filter((headline) => {
        const ours = headline.offsetHeight;
        headline.style.fontFamily = getComputedStyle(headline).fontFamily.replace(/^[^,]*,/, '');
        const fallback = headline.offsetHeight;
        headline.style.fontFamily = '';
        return fallback !== ours;
      })
      .map(({ textContent }) => textContent),
  );

const face = fontkit.openSync(HEADLINE_FACE) as fontkit.Font;
const characters = new Set(face.characterSet);

/** What the page prints in our face that has no glyph there. */
export async function findMissingGlyphs(page: Page): Promise<readonly string[]> {
  const printed = await page.locator('body :not(script, style)').evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).fontFamily.includes('Archivo'))
      .flatMap(({ childNodes }) => [...childNodes])
      .map((node) => (node instanceof Text ? node.data.replace(/[\n ]/g, '') : ''))
      .join(''),
  );
  return [...new Set(printed)]
    .filter((letter) => !characters.has(letter.codePointAt(0) ?? 0))
    .map((letter) => `no ${letter}: run artwork/fonts.py`);
}

const STAGE = '[aria-labelledby=page-title]';
/** WCAG 2.2, 1.4.3; large text would need 3. */
const LEAST_CONTRAST = 4.5;

/** The relative luminance of WCAG 2.2, of a red, a green and a blue of 8 bits, and the 0.05 that contrast adds to it. */
const luminance = (colour: readonly number[]) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
    const share = (colour[channel] ?? 0) / 255;
    return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  }, 0.05);

/** The stage's lines of words, with their colour and their box; what is behind them is seen from now on. */
const takeWords = (page: Page) =>
  page.locator(`${STAGE} *`).evaluateAll((elements) => {
    scrollTo({ top: 0, behavior: 'instant' });
    const lines = elements.flatMap((element) => {
      const { color } = getComputedStyle(element);
      const colour = color.match(/[\d.]+/g)?.map(Number) ?? [];
      const texts = [...element.childNodes].filter((node) => node instanceof Text);
      return texts.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()]
          .map(({ x, y, width, height }) => [x, y, width, height].map(Math.floor))
          .filter(([, , width = 0, height = 0]) => width > 2 && height > 2)
          .map((box) => ({ text: node.data, colour, box }));
      });
    });
    const wordless = new CSSStyleSheet();
    wordless.replaceSync('main * { color: transparent !important; transition: none !important }');
    document.adoptedStyleSheets = [wordless];
    return lines;
  });

/**
 * Looks whether the picture of the page's dark stage runs from edge to edge of a window, and whether the words on it are
 * read. The window is to be so high that no stage has to be scrolled to be painted.
 */
export async function expectStage(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const image = page.locator(`${STAGE} picture img`);
  // In a window that has changed its size, another file of the picture may still be on its way.
  await expect(async () => {
    const file = await image.evaluate((shown: HTMLImageElement) =>
      shown.decode().then(() => shown.currentSrc),
    );
    expect(file.includes('-close-')).toBe(width < 1024);
  }).toPass();
  const frame = await image.evaluate((shown): DOMRect => shown.getBoundingClientRect().toJSON());
  expect(frame.left).toBeLessThanOrEqual(0);
  expect(frame.right).toBeGreaterThanOrEqual(width);

  const lines = await takeWords(page);
  const shot = await page.screenshot({ scale: 'css' });
  const { data, info } = await sharp(shot).raw().toBuffer({ resolveWithObject: true });
  expect(lines).not.toEqual([]);
  for (const { text, colour, box } of lines) {
    const [left = 0, top = 0, width = 0, height = 0] = box;
    expect(left + width, `'${text}' is in the window`).toBeLessThanOrEqual(info.width);
    expect(top + height, `'${text}' is in the window`).toBeLessThanOrEqual(info.height);
    // No pixel is darker than all the least of its channels, or lighter than all the most.
    const least = [255, 255, 255];
    const most = [0, 0, 0];
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1)
        for (let channel = 0; channel < 3; channel += 1) {
          const level = data[(y * info.width + x) * info.channels + channel] ?? 0;
          least[channel] = Math.min(least[channel] ?? 0, level);
          most[channel] = Math.max(most[channel] ?? 0, level);
        }
    const ratios = [least, most].map((extreme) => luminance(colour) / luminance(extreme));
    const worst = Math.min(...ratios.map((ratio) => Math.max(ratio, 1 / ratio)));
    expect(worst, `'${text}' at ${width} px`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
