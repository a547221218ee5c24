import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { computeContrast } from '@/scripts/testing/contrast';

/** The section at the start of a page, with text and a picture. */
export const STAGE = '[aria-labelledby=page-title]';
/** WCAG 2.2, 1.4.3; large text would need 3. */
const MIN_CONTRAST = 4.5;

const toHex = (channels: readonly number[]) => `#${Buffer.from(channels).toString('hex')}`;

/** Lists the lines of text on the stage, each with its colour and box. */
const listLines = (page: Page) =>
  page.locator(`${STAGE} *`).evaluateAll((elements) => {
    scrollTo({ top: 0, behavior: 'instant' });
    return elements.flatMap((element) => {
      // Such as 'rgb(255, 255, 255)'.
      const channels = getComputedStyle(element).color.match(/[\d.]+/g) ?? [];
      const colour = channels.map(Number);
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
  });

/** Expects the stage's lines to be in the window, and readable on all pixels behind them. */
export async function expectReadableStage(page: Page): Promise<void> {
  const lines = await listLines(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main * { color: transparent !important; transition: none !important }');
    // The page's policy would block Playwright's own way to add styles to a screenshot.
    document.adoptedStyleSheets = [sheet];
  });
  const screenshot = await page.screenshot({ scale: 'css' });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  expect(lines).not.toEqual([]);
  for (const { text, colour, box } of lines) {
    const [left = 0, top = 0, width = 0, height = 0] = box;
    const area = sharp(screenshot).extract({ left, top, width, height }).removeAlpha();
    // In two steps, since sharp's statistics are those of the whole input.
    const { channels } = await sharp(await area.toBuffer()).stats();
    // The lowest and highest value of each channel bound the luminance of every pixel.
    for (const bound of ['min', 'max'] as const) {
      const pixel = toHex(channels.map((channel) => channel[bound]));
      const contrast = computeContrast(toHex(colour), pixel);
      expect(contrast, `'${text}' on ${pixel}`).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }
  }
}

/** Loads the headline font and the stage's pictures for its size. Returns their addresses. */
export async function loadStage(page: Page): Promise<readonly string[]> {
  let addresses: readonly string[] = [];
  await expect(async () => {
    addresses = await page
      .locator(`${STAGE} img`)
      .evaluateAll(async (images: HTMLImageElement[]) => {
        await document.fonts.ready;
        return Promise.all(images.map((image) => image.decode().then(() => image.currentSrc)));
      });
  }).toPass();
  return addresses;
}
