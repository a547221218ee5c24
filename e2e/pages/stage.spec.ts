import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { listBuiltRoutes } from '../../scripts/build/built-site';
import { contrast } from '../../scripts/content/contrast';
import { test } from '../page-test';
import { DESKTOP, PATHS, PHONE } from '../site';

/** The section at the start of a page, with text and a picture. */
const STAGE = '[aria-labelledby=page-title]';
/** WCAG 2.2, 1.4.3; large text would need 3. */
const MIN_CONTRAST = 4.5;

const toHex = (channels: readonly number[]) => `#${Buffer.from(channels).toString('hex')}`;

/** Makes the text of the stage transparent. Returns its lines with their colour and box. */
const hideText = (page: Page) =>
  page.locator(`${STAGE} *`).evaluateAll((elements) => {
    scrollTo({ top: 0, behavior: 'instant' });
    const lines = elements.flatMap((element) => {
      const colour =
        getComputedStyle(element)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
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
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main * { color: transparent !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
    return lines;
  });

/** Expects each line of the stage to be in the window, and readable on all of the pixels behind it. */
async function expectReadableStage(page: Page): Promise<void> {
  const lines = await hideText(page);
  const screenshot = await page.screenshot({ scale: 'css' });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(screenshot).raw().toBuffer({ resolveWithObject: true });
  expect(lines).not.toEqual([]);
  for (const { text, colour, box } of lines) {
    const [left = 0, top = 0, boxWidth = 0, boxHeight = 0] = box;
    expect(left + boxWidth, `'${text}' is in the window`).toBeLessThanOrEqual(info.width);
    expect(top + boxHeight, `'${text}' is in the window`).toBeLessThanOrEqual(info.height);
    // The least and the most of each channel bound the luminance of every pixel.
    const min = [255, 255, 255];
    const max = [0, 0, 0];
    for (let y = top; y < top + boxHeight; y += 1)
      for (let x = left; x < left + boxWidth; x += 1)
        for (let channel = 0; channel < 3; channel += 1) {
          const level = data[(y * info.width + x) * info.channels + channel] ?? 0;
          min[channel] = Math.min(min[channel] ?? 0, level);
          max[channel] = Math.max(max[channel] ?? 0, level);
        }
    const ratios = [min, max].map((bound) => contrast(toHex(colour), toHex(bound)));
    expect(Math.min(...ratios), `'${text}' at ${info.width} px`).toBeGreaterThanOrEqual(
      MIN_CONTRAST,
    );
  }
}

/** Loads the headline font and all pictures of the stage. Returns the addresses of the pictures. */
const loadStage = (page: Page) =>
  page.locator(`${STAGE} img`).evaluateAll(async (images: HTMLImageElement[]) => {
    await document.fonts.ready;
    return Promise.all(images.map((image) => image.decode().then(() => image.currentSrc)));
  });

/** High enough to paint every stage without scrolling. */
const SIZES = [{ ...PHONE, height: 1100 }, DESKTOP, { width: 2560, height: 1440 }];

for (const path of PATHS)
  test(`${path} has readable text on a full-width picture`, async ({ page }) => {
    await page.goto(path);
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
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
  });

/** Black and white stripes, so that every text has both behind it: harder than any photograph. */
const STRIPES =
  '<path d="M0 0h99v99H0z"/><path d="M0 50h99" stroke="#fff" stroke-width="99" stroke-dasharray="3 3"/>';
const VARIANT = process.env.VARIANT_ADDRESS?.replace(/\/$/, '') ?? '';

for (const route of listBuiltRoutes('.variant'))
  test(`text of the variant’s ${route} stays readable on any photograph`, async ({ page }) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99" preserveAspectRatio="none">${STRIPES}</svg>`;
    const body = await sharp(Buffer.from(svg)).resize(1430, 640, { fit: 'fill' }).png().toBuffer();
    // Also in place of our own picture below, which covers the whole stage.
    await page.route(/photos\.example|hero-/, (request) =>
      request.fulfill({ body, contentType: 'image/png' }),
    );
    await page.goto(VARIANT + route);
    for (const size of SIZES.slice(0, 2)) {
      await page.setViewportSize(size);
      await loadStage(page);
      await expectReadableStage(page);
    }
  });
