import * as fontkit from 'fontkit';

const font = fontkit.openSync('app/fonts/archivo-headline.woff2') as fontkit.Font;

// All in pixels.
export const WIDTH = 1200;
export const HEIGHT = 630;
export const LEFT = 64;
export const NAME_MIDDLE = 92;
export const LOGO_SIZE = 52;
const HEADLINE_MIDDLE = 350;
const NAME_SIZE = 30;
/** The widest line of a headline, which leaves the right half to the hero. */
const HEADLINE_WIDTH = 530;
const LARGEST_SIZE = 72;
const SMALLEST_SIZE = 32;
/** As a multiple of the size. */
const LINE_HEIGHT = 1.02;
const MAX_LINES = 3;

const measureWidth = (text: string, size: number) =>
  (font.layout(text).advanceWidth / font.unitsPerEm) * size;

/** Wraps a text at a width. A wider word gets a line of its own. */
function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longerLine = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measureWidth(longerLine, size) <= width)
      lines[lines.length - 1] = longerLine;
    else lines.push(word);
  }
  return lines;
}

/** Wraps a headline in as few lines as a width allows, at the narrowest width that needs no more lines. */
export function breakHeadline(text: string, size: number, width: number): readonly string[] {
  let lines = wrapText(text, size, width);
  for (let limit = width; limit > 0; limit -= 8) {
    const narrower = wrapText(text, size, limit);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/** Breaks a headline in the largest size in which it fits, or else in the smallest. */
function fitHeadline(headline: string) {
  for (let size = LARGEST_SIZE; ; size -= 4) {
    const lines = breakHeadline(headline, size, HEADLINE_WIDTH);
    const width = Math.max(...lines.map((line) => measureWidth(line, size)));
    const fits = lines.length <= MAX_LINES && width <= HEADLINE_WIDTH;
    if (fits || size === SMALLEST_SIZE) return { size, lines };
  }
}

/** Draws a line of text as SVG paths, so that the machine's own fonts do not matter. */
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

/** Draws a shop's name and a headline as a transparent SVG of the picture's size. */
export function drawTexts(name: string, headline: string): string {
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
