import sharp, { type OverlayOptions } from 'sharp';
import { PATHS } from '../site';
import { test } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';
import { settle } from './layout-faults';

/** Writes a contact sheet of each page: what a desktop's and a phone's window shows, screen by screen, at half the size. */

const GAP = 12;
const WIDTH = 2000;
const SIZES = [
  { width: 1280, height: 900, columns: 3 },
  { width: 390, height: 844, columns: 9 },
] as const;

/** Every screen of the page that is open, from the top down. */
async function screensOf(visitor: Visitor, height: number): Promise<readonly Buffer[]> {
  await visitor.read(settle);
  const end = await visitor.read(() => document.documentElement.scrollHeight);
  const screens: Buffer[] = [];
  for (let top = 0; top < end; top += height) {
    await visitor.read((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    screens.push(await visitor.screenshot());
  }
  return screens;
}

for (const path of [...PATHS, '/404.html']) {
  test(path, async ({ visitor, engineName }) => {
    test.slow();
    const pieces: OverlayOptions[] = [];
    let bottom = GAP;
    for (const { columns, ...size } of SIZES) {
      await visitor.resize(size);
      await visitor.open(path);
      const screens = await screensOf(visitor, size.height);
      const [width, height] = [size.width / 2, size.height / 2];
      for (const [index, screen] of screens.entries()) {
        const left = GAP + (index % columns) * (width + GAP);
        const top = bottom + Math.floor(index / columns) * (height + GAP);
        pieces.push({ input: await sharp(screen).resize(width, height).toBuffer(), left, top });
      }
      bottom += Math.ceil(screens.length / columns) * (height + GAP);
    }
    await sharp({ create: { width: WIDTH, height: bottom, channels: 3, background: 'grey' } })
      .composite(pieces)
      .toFile(`shots/${path.replaceAll('/', '') || 'home'}-${engineName}.png`);
  });
}
