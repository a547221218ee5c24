import sharp from 'sharp';
import { STAGE_COLOUR } from './colour-roles';

/** The icons of browsers and phones, with their sides in pixels. */
export const ICON_SIZES: Readonly<Record<string, number>> = {
  'app/favicon.ico': 48,
  'app/apple-icon.png': 180,
  'public/icon-192.png': 192,
  'public/icon-512.png': 512,
};

async function drawIcon(svg: Buffer, size: number) {
  const { width } = await sharp(svg).metadata();
  const fit = { fit: 'contain', background: '#0000' } as const;
  return sharp(svg, { density: (72 * size) / width }).resize(size, size, fit);
}

/** Wraps a square PNG, whose side is under 256 pixels, as an ICO file. */
function wrapIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // Type 1 is an icon, of one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  // One colour plane, 32 bits a pixel.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Makes the icons from an SVG. Returns the files by path. */
export async function makeIcons(svg: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [file, size] of Object.entries(ICON_SIZES)) {
    const isIco = file.endsWith('.ico');
    const icon = await drawIcon(svg, size);
    // iPhones fill a transparent ground with black.
    if (file.includes('apple')) icon.flatten({ background: STAGE_COLOUR });
    const png = await icon.png({ palette: !isIco }).toBuffer();
    files.set(file, isIco ? wrapIco(png, size) : png);
  }
  return files;
}
