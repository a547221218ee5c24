import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import * as fontkit from 'fontkit';
import type { Page } from 'playwright/test';

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

/** Words with a hyphen, and figures with their unit, that are broken over two lines. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const parts =
      /\b(?:\d-\d (?:business )?days|e-mails?|E-mails?|USB-C|\d+ (?:GB|TB|MB|GHz|Hz|W))\b/g;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const match of (node.textContent ?? '').matchAll(parts)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) found.push(match[0]);
      }
    }
    return found;
  });

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

/** Texts of a card that lie over one another. */
export const overlaps = (page: Page) =>
  page.locator('article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const boxes = [...card.querySelectorAll('h3, h4, p, dt, dd, li')]
        .filter((node) => node.querySelector('p, li') === null)
        .map((node) => ({ text: node.textContent, box: node.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 0);
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ box }) =>
              Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
              Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
          )
          .map((other) => `${one.text} / ${other.text}`),
      );
    }),
  );
