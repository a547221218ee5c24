import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { STAGE_COLOUR } from '../pictures/colour-roles';
import { buildCached } from './build-cache';
import { drawTexts, HEIGHT, LEFT, LOGO_SIZE, NAME_MIDDLE, WIDTH } from './share-texts';

const ICON = readFileSync('app/icon.svg');

/** The stage's colour over the left of a photograph, which may be white there. */
const SHADE = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><linearGradient id="a"><stop offset=".5" stop-color="${STAGE_COLOUR}" stop-opacity=".8"/><stop offset=".75" stop-color="${STAGE_COLOUR}" stop-opacity="0"/></linearGradient><path fill="url(#a)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/></svg>`;

/** What the picture depends on besides its texts and files; part of the cache's key. */
const FRAME = {
  stage: { width: WIDTH, height: HEIGHT, channels: 3, background: STAGE_COLOUR },
  scene: { width: WIDTH, height: HEIGHT, position: 'right' },
  icon: { density: 300 },
  logo: { size: LOGO_SIZE, left: LEFT, top: NAME_MIDDLE - LOGO_SIZE / 2 },
  jpeg: { quality: 82, chromaSubsampling: '4:4:4', mozjpeg: true },
} as const;

/** What a picture shows. */
interface Contents {
  readonly name: string;
  readonly headline: string;
  readonly hero: Buffer;
  /** True if the hero is no dark render, so that the texts need a darker ground. */
  readonly isPhotograph: boolean;
}

/** Draws layers and the icon on a hero. */
async function drawSharePicture(hero: Buffer, layers: readonly string[]): Promise<Buffer> {
  const { stage, scene, icon, logo, jpeg } = FRAME;
  const input = await sharp(ICON, icon).resize(logo.size).png().toBuffer();
  return sharp({ create: stage })
    .composite([
      { input: await sharp(hero).resize(scene).png().toBuffer() },
      ...layers.map((layer) => ({ input: Buffer.from(layer) })),
      { input, left: logo.left, top: logo.top },
    ])
    .jpeg(jpeg)
    .toBuffer();
}

/** Makes the picture that a shared link to a page shows, as JPEG. */
export function makeSharePicture({
  name,
  headline,
  hero,
  isPhotograph,
}: Contents): Promise<Buffer> {
  const texts = drawTexts(name, headline);
  const layers = isPhotograph ? [SHADE, texts] : [texts];
  return buildCached([JSON.stringify(FRAME), ...layers, ICON, hero], () =>
    drawSharePicture(hero, layers),
  );
}
