import sharp from 'sharp';
import { STAGE_COLOUR } from './colour-roles';

/** The icons of browsers and phones, with the sides of their pictures in pixels. */
export const ICON_SIZES: Readonly<Record<string, readonly [number, ...number[]]>> = {
  'app/favicon.ico': [16, 32, 48],
  'app/apple-icon.png': [180],
  'public/icon-192.png': [192],
  'public/icon-512.png': [512],
};

async function drawIcon(svg: Buffer, size: number) {
  const { width } = await sharp(svg).metadata();
  const fit = { fit: 'contain', background: '#0000' } as const;
  return sharp(svg, { density: (72 * size) / width }).resize(size, size, fit);
}

/** Packs square PNGs as an ICO file. Their sides, the keys, are under 256 pixels. */
function packIco(pngs: ReadonlyMap<number, Buffer>): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.size);
  // Type 1 is an icon.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.size, 4);
  let [entry, offset] = [6, header.length];
  for (const [size, { length }] of pngs) {
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    // One colour plane, 32 bits a pixel.
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    entry += 16;
    offset += length;
  }
  return Buffer.concat([header, ...pngs.values()]);
}

/** Makes the icons from an SVG. Returns the files by path. */
export async function makeIcons(svg: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [file, sizes] of Object.entries(ICON_SIZES)) {
    const isIco = file.endsWith('.ico');
    const pngs = new Map<number, Buffer>();
    for (const size of sizes) {
      const icon = await drawIcon(svg, size);
      // iPhones fill a transparent ground with black.
      if (file.includes('apple')) icon.flatten({ background: STAGE_COLOUR });
      pngs.set(size, await icon.png({ palette: !isIco }).toBuffer());
    }
    const [png = Buffer.alloc(0)] = pngs.values();
    files.set(file, isIco ? packIco(pngs) : png);
  }
  return files;
}
