import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { STAGE_COLOUR } from '../pictures/colour-roles';
import { drawTexts, HEIGHT, LEFT, LOGO_SIZE, NAME_MIDDLE, WIDTH } from './share-texts';

const ICON = readFileSync('app/icon.svg');

/** The stage's colour over the left of a photograph, which may be white there. */
const SHADE = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <linearGradient id="a">
    <stop offset=".5" stop-color="${STAGE_COLOUR}" stop-opacity=".8"/>
    <stop offset=".75" stop-color="${STAGE_COLOUR}" stop-opacity="0"/>
  </linearGradient>
  <path fill="url(#a)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
</svg>`;

/** The contents of a picture. */
interface Contents {
  readonly name: string;
  readonly headline: string;
  readonly hero: Buffer;
  /** True if the hero may be bright behind the texts. A render is dark there. */
  readonly isPhotograph: boolean;
}

/** Makes the picture that a shared link to a page shows, as JPEG. */
export async function makeSharePicture(contents: Contents): Promise<Buffer> {
  const { name, headline, hero, isPhotograph } = contents;
  const size = { width: WIDTH, height: HEIGHT };
  const texts = drawTexts(name, headline);
  const layers = isPhotograph ? [SHADE, texts] : [texts];
  const logo = await sharp(ICON, { density: 300 }).resize(LOGO_SIZE).png().toBuffer();
  return sharp({ create: { ...size, channels: 3, background: STAGE_COLOUR } })
    .composite([
      {
        input: await sharp(hero)
          .resize({ ...size, position: 'right' })
          .png()
          .toBuffer(),
      },
      ...layers.map((layer) => ({ input: Buffer.from(layer) })),
      { input: logo, left: LEFT, top: NAME_MIDDLE - LOGO_SIZE / 2 },
    ])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}
