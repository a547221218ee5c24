import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { writeShopIcons } from './shop-icons';

const folder = mkdtempSync(path.join(os.tmpdir(), 'icons-'));
afterAll(() => rmSync(folder, { recursive: true }));
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z" fill="#f00"/></svg>';

/** Returns a pixel of a picture as red, green, blue and opacity. */
async function readPixel(picture: Buffer, left: number, top: number) {
  const region = { left, top, width: 1, height: 1 };
  return [...(await sharp(picture).ensureAlpha().extract(region).raw().toBuffer())];
}

it.each(['svg', 'png'])('makes every icon from a logo as %s, whole and centred', async (type) => {
  const png = await sharp(Buffer.from(LOGO), { density: 720 }).png().toBuffer();
  writeFileSync(`${folder}/logo.${type}`, type === 'svg' ? LOGO : png);
  await writeShopIcons(folder, `${folder}/logo.${type}`);
  const read = (name: string) => readFileSync(`${folder}/${name}`);
  // After an ICO file's header of one picture.
  const favicon = read('favicon.ico').subarray(22);
  expect(await readPixel(favicon, 0, 0)).toEqual([0, 0, 0, 0]);
  expect(await readPixel(favicon, 0, 24)).toEqual([255, 0, 0, 255]);
  for (const [name, size] of [
    ['apple-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const) {
    expect((await sharp(read(name)).metadata()).width).toBe(size);
    // iPhones fill a transparent ground with black.
    expect(await readPixel(read(name), 0, 0)).toEqual([255, 255, 255, 255]);
    expect(await readPixel(read(name), size / 2, size / 2)).toEqual([255, 0, 0, 255]);
  }
  const drawn = await sharp(read('icon.svg')).resize(64).png().toBuffer();
  expect(await readPixel(drawn, 32, 4)).toEqual([0, 0, 0, 0]);
  expect(await readPixel(drawn, 32, 32)).toEqual([255, 0, 0, 255]);
});
