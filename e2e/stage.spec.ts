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

/** The relative luminance of WCAG 2.2, of a red, a green and a blue of 8 bits. */
function luminance(colour: readonly number[]): number {
  const light = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = light;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  const [dark, light] = one < other ? [one, other] : [other, one];
  return (light + 0.05) / (dark + 0.05);
}

/** The stage's lines of words, with their colour and their box on it. */
const linesOf = (page: Page) =>
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
      for (const { left, top, width, height } of range.getClientRects()) {
        if (width <= 2 || height <= 2) continue;
        const box = { left: left - corner.left, top: top - corner.top, width, height };
        lines.push({ text, colour, box });
      }
    }
    return lines;
  });

/** The policy forbids the style that hides the words. */
test.use({ bypassCSP: true });

for (const path of PATHS) {
  test(`${path} keeps its words readable on a picture from edge to edge`, async ({ page }) => {
    await page.goto(path);
    const stage = page.locator(STAGE);
    const image = stage.locator('picture img');
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

      const lines = await linesOf(page);
      expect(lines.length, at).toBeGreaterThan(0);
      const shot = await stage.screenshot({ animations: 'disabled', style: WORDLESS });
      const { width: right = 0, height: bottom = 0 } = await sharp(shot).metadata();
      for (const { text, colour, box } of lines) {
        const [left, top] = [Math.max(0, Math.round(box.left)), Math.max(0, Math.round(box.top))];
        const behind = {
          left,
          top,
          width: Math.min(Math.ceil(box.width), right - left),
          height: Math.min(Math.ceil(box.height), bottom - top),
        };
        // Figures are of a whole picture, so what is behind becomes one.
        const ground = await sharp(shot).extract(behind).removeAlpha().png().toBuffer();
        const { channels } = await sharp(ground).stats();
        // No pixel is darker than all the least of its channels, or lighter than all the most.
        for (const extreme of [channels.map(({ min }) => min), channels.map(({ max }) => max)])
          expect
            .soft(contrast(luminance(colour), luminance(extreme)), `'${text}' at ${at}`)
            .toBeGreaterThanOrEqual(LEAST_CONTRAST);
      }
    }
  });
}
