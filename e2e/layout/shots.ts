/** Writes contact sheets of each page in shots/: the screens of a desktop and a phone at half the size. */

import sharp from 'sharp';
import { test } from '../engines/test';
import { ALL_PATHS, DESKTOP, PHONE } from '../site';
import { completeLayout } from './layout-faults';

const SIZES = [
  { ...DESKTOP, columns: 3 },
  { ...PHONE, columns: 9 },
] as const;

for (const path of ALL_PATHS) {
  test(path, async ({ visitor, engineName }) => {
    for (const { columns, width, height } of SIZES) {
      await visitor.resize({ width, height });
      await visitor.open(path);
      await completeLayout(visitor);
      const end = await visitor.evaluate(() => document.documentElement.scrollHeight);
      const screens: Buffer[] = [];
      for (let top = 0; top < end; top += height) {
        await visitor.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
        screens.push(await visitor.screenshot());
      }
      await sharp(screens, { join: { across: columns, shim: 24, background: 'grey' } })
        .resize({ width: Math.min(columns, screens.length) * (width / 2 + 12) })
        .toFile(`shots/${path.replaceAll('/', '') || 'home'}-${width}-${engineName}.png`);
    }
  });
}
