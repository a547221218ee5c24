import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { PATHS } from './site';

/** The page's dark stage: its words are read wherever they stand on the picture, which runs from edge to edge. */

/** High enough that no stage has to be scrolled to be painted. */
const WIDTHS = { 390: 1100, 1280: 900, 2560: 1440 };
const STAGE = '[aria-labelledby=page-title]';
/** What is behind the words is seen without them. */
const WORDLESS = `${STAGE} * { color: transparent !important; transition: none !important }`;
/** WCAG 2.2, 1.4.3; large text would need 3. */
const LEAST_CONTRAST = 4.5;

type Colour = readonly [number, number, number];
interface Words {
  readonly text: string;
  readonly colour: Colour;
  readonly boxes: readonly { x: number; y: number; width: number; height: number }[];
}

/** Of each 8-bit channel, what it adds to the relative luminance of WCAG 2.2. */
const LIGHT = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const luminance = ([red, green, blue]: Colour) =>
  0.2126 * (LIGHT[red] ?? 0) + 0.7152 * (LIGHT[green] ?? 0) + 0.0722 * (LIGHT[blue] ?? 0);

function contrast(one: number, other: number): number {
  const [dark, light] = one < other ? [one, other] : [other, one];
  return (light + 0.05) / (dark + 0.05);
}

/** The stage's words with their colour and the boxes of their lines. */
function wordsOf(page: Page): Promise<Words[]> {
  return page.locator(STAGE).evaluate((stage) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const channels = (colour: string) => {
      if (canvas === null) throw new Error('The browser has no canvas.');
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue] as const;
    };
    const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || (node.textContent ?? '').trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()]
        .filter(({ width, height }) => width > 2 && height > 2)
        .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height }));
      const colour = channels(getComputedStyle(parent).color);
      found.push({ text: node.textContent ?? '', colour, boxes });
    }
    return found;
  });
}

/** The section as it is painted, in CSS pixels of the page. */
async function painted(page: Page) {
  const stage = page.locator(STAGE);
  const box = await stage.boundingBox();
  if (box === null) throw new Error('The stage has no box.');
  const { data, info } = await sharp(
    await stage.screenshot({ animations: 'disabled', style: WORDLESS }),
  )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Colour => {
    const start = (y * info.width + x) * 3;
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
  };
  return { box, at, width: info.width, height: info.height };
}

/** The darkest and the lightest luminance within boxes of the page. */
function extremes(picture: Awaited<ReturnType<typeof painted>>, boxes: Words['boxes']) {
  let [darkest, lightest] = [1, 0];
  for (const { x, y, width, height } of boxes) {
    const [left, top] = [Math.round(x - picture.box.x), Math.round(y - picture.box.y)];
    for (let row = top; row < Math.min(top + Math.ceil(height), picture.height); row += 1) {
      for (
        let column = left;
        column < Math.min(left + Math.ceil(width), picture.width);
        column += 1
      ) {
        const value = luminance(picture.at(column, row));
        darkest = Math.min(darkest, value);
        lightest = Math.max(lightest, value);
      }
    }
  }
  return [darkest, lightest] as const;
}

/** The policy forbids the style that hides the words. */
test.use({ bypassCSP: true });

for (const path of PATHS) {
  test(`${path} keeps its words readable on a picture from edge to edge`, async ({ page }) => {
    await page.goto(path);
    const image = page.locator(`${STAGE} picture img`);
    for (const [width, height] of Object.entries(WIDTHS)) {
      const at = `${width} px`;
      await page.setViewportSize({ width: Number(width), height });
      const isClose = () =>
        image.evaluate((shown: HTMLImageElement) => shown.currentSrc.includes('-close-'));
      await expect.poll(isClose, at).toBe(Number(width) < 1024);
      await image.evaluate((shown: HTMLImageElement) => shown.decode());
      const frame = await image.boundingBox();
      expect(frame?.x, at).toBeLessThanOrEqual(0);
      expect((frame?.x ?? 0) + (frame?.width ?? 0), at).toBeGreaterThanOrEqual(Number(width));

      const words = await wordsOf(page);
      const picture = await painted(page);
      for (const { text, colour, boxes } of words) {
        for (const ground of boxes.length > 0 ? extremes(picture, boxes) : []) {
          expect
            .soft(contrast(luminance(colour), ground), `'${text}' at ${at}`)
            .toBeGreaterThanOrEqual(LEAST_CONTRAST);
        }
      }
    }
  });
}
