import { existsSync, readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import sharp from 'sharp';
import { STAGE_COLOUR } from '../pictures/stage-colours';
import { buildCached } from './build-cache';
import { parseHtml } from './parse-html';

const WIDTH = 1200;
const HEIGHT = 630;
const JPEG = { quality: 82, chromaSubsampling: '4:4:4', mozjpeg: true } as const;
/** The shop's mark, as browsers show it in a tab. */
const MARK = readFileSync('app/icon.svg');
const face = fontkit.openSync('app/fonts/archivo-headline.woff2') as fontkit.Font;

const LEFT = 64;
/** Where the name's and the headline's middle stand. */
const NAME_AT = 92;
const HEADLINE_AT = 350;
const MARK_SIZE = 52;
const NAME_SIZE = 30;
/** Of a headline, which leaves the right half to the hero: its widest line, and its sizes, the first that fits. */
const MEASURE = 530;
const SIZES = [72, 68, 64, 60, 56, 52, 48, 44, 40, 36, 32];
const LEADING = 1.02;
const MOST_LINES = 3;

/** How wide words are in the headlines' face, in pixels. */
const widthOf = (words: string, size: number) =>
  (face.layout(words).advanceWidth / face.unitsPerEm) * size;

/** Words in lines that keep to a width, but for a word that is wider. */
function filled(words: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Words in as few lines as keep to a width, and these as even as can be. */
export function breakHeadline(words: string, size: number, width: number): readonly string[] {
  let lines = filled(words, size, width);
  for (let limit = width; limit > 0; limit -= 8) {
    const narrower = filled(words, size, limit);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/** The largest size at which a headline keeps to its measure, and its lines. */
function fitted(headline: string) {
  const tried = SIZES.map((size) => ({ size, lines: breakHeadline(headline, size, MEASURE) }));
  const fits = tried.find(
    ({ size, lines }) =>
      lines.length <= MOST_LINES && lines.every((line) => widthOf(line, size) <= MEASURE),
  );
  return fits ?? { size: 32, lines: breakHeadline(headline, 32, MEASURE) };
}

/** A line of words as paths, on its baseline, so that no machine's own fonts matter. */
function drawn(words: string, x: number, baseline: number, size: number): string {
  const scale = size / face.unitsPerEm;
  const { glyphs, positions } = face.layout(words);
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const at = pen;
    pen += positions[index]?.xAdvance ?? 0;
    return `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** The shop's name over a page's headline, as SVG. */
function lettering(name: string, headline: string): string {
  const { size, lines } = fitted(headline);
  const capital = (at: number) => (face.capHeight / face.unitsPerEm) * at;
  const step = size * LEADING;
  const first = HEADLINE_AT + (capital(size) - step * (lines.length - 1)) / 2;
  const words = [
    drawn(name, LEFT + MARK_SIZE + 16, NAME_AT + capital(NAME_SIZE) / 2, NAME_SIZE),
    ...lines.map((line, index) => drawn(line, LEFT, first + index * step, size)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="#fff">${words.join('')}</svg>`;
}

/** What a shared link shows of a page: its headline and the shop's name, on its hero where it has one, as JPEG. */
async function drawSharePicture(words: string, hero: Buffer | null): Promise<Buffer> {
  const stage = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: STAGE_COLOUR } });
  const room =
    hero && (await sharp(hero).resize(WIDTH, HEIGHT, { position: 'right' }).png().toBuffer());
  const mark = await sharp(MARK, { density: 300 }).resize(MARK_SIZE).png().toBuffer();
  return stage
    .composite([
      ...(room ? [{ input: room }] : []),
      { input: mark, left: LEFT, top: NAME_AT - MARK_SIZE / 2 },
      { input: Buffer.from(words) },
    ])
    .jpeg(JPEG)
    .toBuffer();
}

/**
 * Makes the picture that a shared link to a built page shows, of the page's own headline and hero, at `file`.
 *
 * @param fileOf where a file of the site lies, by its address
 * @throws {Error} where the page has no headline
 */
export async function makeSharePicture(
  html: string,
  name: string,
  fileOf: (address: string) => string,
  file: string,
): Promise<void> {
  const { document } = parseHtml(html).window;
  const headline = document
    .querySelector('h1')
    ?.textContent?.replace(/[ \n]+/g, ' ')
    .trim();
  if (!headline) throw new Error('no h1 was found');
  const sources = document.querySelector('.hero-picture source')?.getAttribute('srcset') ?? '';
  const [, address] = /(\S+) 1920w/.exec(sources) ?? [];
  const picture = address === undefined ? null : fileOf(address);
  const hero = picture !== null && existsSync(picture) ? readFileSync(picture) : null;
  const words = lettering(name, headline);
  await buildCached([words, MARK, hero ?? '', JSON.stringify(JPEG)], file, () =>
    drawSharePicture(words, hero),
  );
}
