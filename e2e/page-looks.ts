import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import * as fontkit from 'fontkit';
import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** What is looked at on a page as it stands, for specs that load it for more than that. */

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const HEADLINE_FACE = 'app/fonts/archivo-headline.woff2';

/** What axe finds; empty where it finds nothing. Its way for pages with frames takes a third longer. */
export async function accessibilityProblems(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ runOnly: RULES, resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** By how many pixels the page can be scrolled sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How high each headline is, in our face or, as while that is on its way, in what stands in for it. */
export const headlineHeights = (page: Page, face: 'ours' | 'fallback') =>
  page.locator('h1:visible, h2:visible').evaluateAll(
    (headings, isFallback) =>
      (headings as HTMLElement[]).map((heading) => {
        const [, ...others] = getComputedStyle(heading).fontFamily.split(',');
        if (isFallback) heading.style.fontFamily = others.join();
        const { height } = heading.getBoundingClientRect();
        heading.style.fontFamily = '';
        return [heading.textContent, Math.round(height)];
      }),
    face === 'fallback',
  );

const font = fontkit.create(readFileSync(HEADLINE_FACE));
const characters = new Set('characterSet' in font ? font.characterSet : []);

/** What the page prints in our face that has no glyph or weight there. */
export async function missingGlyphs(page: Page): Promise<readonly string[]> {
  const printed = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent ?? '';
      if (element === null || text.trim() === '' || element.closest('script, style')) continue;
      const { fontFamily, fontWeight } = getComputedStyle(element);
      if (fontFamily.includes('Archivo')) texts.push({ text, weight: Number(fontWeight) });
    }
    return texts;
  });
  return printed.flatMap(({ text, weight }) => [
    ...(weight < 600 || weight > 800 ? [`no face of ${weight} for '${text}'`] : []),
    ...[...text]
      .filter((letter) => !/\s/.test(letter) || letter === '\u00a0')
      .filter((letter) => !characters.has(letter.codePointAt(0) ?? 0))
      .map((letter) => `no ${letter}: run artwork/fonts.py`),
  ]);
}

const STAGE = '[aria-labelledby=page-title]';
/** WCAG 2.2, 1.4.3; large text would need 3. */
const LEAST_CONTRAST = 4.5;

type Colour = readonly number[];

/** The relative luminance of WCAG 2.2, of a red, a green and a blue of 8 bits. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The stage's lines of words, with their colour and their box on it; what is behind them is seen from now on. */
const takeWords = (page: Page) =>
  page.locator(STAGE).evaluate((stage) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (canvas === null) throw new Error('The browser has no canvas.');
    const corner = stage.getBoundingClientRect();
    const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    const lines = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (node.parentElement === null || text.trim() === '') continue;
      canvas.fillStyle = getComputedStyle(node.parentElement).color;
      canvas.fillRect(0, 0, 1, 1);
      const colour = [...canvas.getImageData(0, 0, 1, 1).data];
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects())
        if (width > 2 && height > 2)
          lines.push({
            text,
            colour,
            left: left - corner.left,
            top: top - corner.top,
            width,
            height,
          });
    }
    const wordless = new CSSStyleSheet();
    wordless.replaceSync('main * { color: transparent !important; transition: none !important }');
    document.adoptedStyleSheets = [wordless];
    return lines;
  });

/**
 * Words of the page's dark stage that are hard to read where they stand on its picture, which runs from edge to edge.
 * The window is to be so high that no stage has to be scrolled to be painted.
 */
export async function hardToRead(page: Page): Promise<readonly string[]> {
  const stage = page.locator(STAGE);
  await stage.locator('picture img').evaluate((image: HTMLImageElement) => image.decode());
  const lines = await takeWords(page);
  if (lines.length === 0) return ['there are no words'];
  const shot = await stage.screenshot({ animations: 'disabled', scale: 'css' });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ text, colour, left, top, width, height }) => {
    const [least, most] = [
      [255, 255, 255],
      [0, 0, 0],
    ];
    for (let y = Math.max(0, Math.round(top)); y < Math.min(top + height, info.height); y += 1)
      for (let x = Math.max(0, Math.round(left)); x < Math.min(left + width, info.width); x += 1)
        for (const channel of [0, 1, 2]) {
          const value = data[(y * info.width + x) * info.channels + channel] ?? 0;
          least[channel] = Math.min(least[channel] ?? 0, value);
          most[channel] = Math.max(most[channel] ?? 0, value);
        }
    // No pixel is darker than all the least of its channels, or lighter than all the most.
    const worst = Math.min(contrast(colour, least), contrast(colour, most));
    return worst < LEAST_CONTRAST ? [`'${text}' has a contrast of ${worst}`] : [];
  });
}
