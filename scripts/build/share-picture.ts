import { existsSync, readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import sharp from 'sharp';
import { STAGE_COLOUR } from '../pictures/colour-roles';
import { buildCached } from './build-cache';
import { parseHtml } from './parse-html';

const WIDTH = 1200;
const HEIGHT = 630;
const ICON = readFileSync('app/icon.svg');
const font = fontkit.openSync('app/fonts/archivo-headline.woff2') as fontkit.Font;

// All in pixels.
const LEFT = 64;
const NAME_MIDDLE = 92;
const HEADLINE_MIDDLE = 350;
const LOGO_SIZE = 52;
const NAME_SIZE = 30;
/** The widest line of a headline, which leaves the right half to the hero. */
const HEADLINE_WIDTH = 530;
const HEADLINE_SIZES = [72, 68, 64, 60, 56, 52, 48, 44, 40, 36, 32];
const LINE_HEIGHT = 1.02;
const MAX_LINES = 3;

/** What the picture depends on besides its texts and files; part of the cache's key. */
const FRAME = {
  stage: { width: WIDTH, height: HEIGHT, channels: 3, background: STAGE_COLOUR },
  logo: { size: LOGO_SIZE, left: LEFT, top: NAME_MIDDLE - LOGO_SIZE / 2 },
  jpeg: { quality: 82, chromaSubsampling: '4:4:4', mozjpeg: true },
} as const;

const measureWidth = (text: string, size: number) =>
  (font.layout(text).advanceWidth / font.unitsPerEm) * size;

/** Wraps a text at a width. A wider word gets a line of its own. */
function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measureWidth(longer, size) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Wraps a headline in as few lines as a width allows, and makes the lines as even as possible. */
export function breakHeadline(text: string, size: number, width: number): readonly string[] {
  let lines = wrapText(text, size, width);
  for (let limit = width; limit > 0; limit -= 8) {
    const narrower = wrapText(text, size, limit);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

function fitHeadline(headline: string) {
  const layouts = HEADLINE_SIZES.map((size) => ({
    size,
    lines: breakHeadline(headline, size, HEADLINE_WIDTH),
  }));
  const fits = ({ size, lines }: (typeof layouts)[number]) =>
    lines.length <= MAX_LINES && lines.every((line) => measureWidth(line, size) <= HEADLINE_WIDTH);
  return layouts.find(fits) ?? (layouts.at(-1) as (typeof layouts)[number]);
}

/** Draws a line of text as SVG paths on its baseline, so that the machine's own fonts do not matter. */
function drawText(text: string, x: number, baseline: number, size: number): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let advance = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${advance})" d="${glyph.path.toSVG()}"/>`;
    advance += positions[index]?.xAdvance ?? 0;
    return path;
  });
  return `<g transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

function drawTexts(name: string, headline: string): string {
  const { size, lines } = fitHeadline(headline);
  const getCapHeight = (size: number) => (font.capHeight / font.unitsPerEm) * size;
  const step = size * LINE_HEIGHT;
  const baseline = HEADLINE_MIDDLE + (getCapHeight(size) - step * (lines.length - 1)) / 2;
  const texts = [
    drawText(name, LEFT + LOGO_SIZE + 16, NAME_MIDDLE + getCapHeight(NAME_SIZE) / 2, NAME_SIZE),
    ...lines.map((line, index) => drawText(line, LEFT, baseline + index * step, size)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="#fff">${texts.join('')}</svg>`;
}

/** Draws the texts and the icon on a page's hero, or on the bare stage where the page has no hero, as JPEG. */
async function drawSharePicture(texts: string, hero: Buffer | null): Promise<Buffer> {
  const { stage, logo, jpeg } = FRAME;
  const scene =
    hero && (await sharp(hero).resize(WIDTH, HEIGHT, { position: 'right' }).png().toBuffer());
  const input = await sharp(ICON, { density: 300 }).resize(logo.size).png().toBuffer();
  return sharp({ create: stage })
    .composite([
      ...(scene ? [{ input: scene }] : []),
      { input: Buffer.from(texts) },
      { input, left: logo.left, top: logo.top },
    ])
    .jpeg(jpeg)
    .toBuffer();
}

/**
 * Makes the picture that a shared link to a built page shows, from the page's headline and hero.
 *
 * @param getFile returns the file of an address on the site
 * @returns the picture as JPEG
 * @throws Error where the page has no headline
 */
export async function makeSharePicture(
  html: string,
  name: string,
  getFile: (address: string) => string,
): Promise<Buffer> {
  const { document } = parseHtml(html).window;
  const headline = document
    .querySelector('h1')
    ?.textContent?.replace(/[ \n]+/g, ' ')
    .trim();
  if (!headline) throw new Error('no h1 was found');
  const sources = document.querySelector('.hero-picture source')?.getAttribute('srcset') ?? '';
  const [, address] = /(\S+) 1920w/.exec(sources) ?? [];
  const heroFile = address === undefined ? null : getFile(address);
  const hero = heroFile !== null && existsSync(heroFile) ? readFileSync(heroFile) : null;
  const texts = drawTexts(name, headline);
  return buildCached([texts, ICON, hero ?? '', JSON.stringify(FRAME)], () =>
    drawSharePicture(texts, hero),
  );
}
