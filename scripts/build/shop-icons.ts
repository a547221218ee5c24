import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const WHITE = '#ffffff';
const PADDED_SHARE = 0.76;

/**
 * Draws a logo as a square PNG.
 *
 * @param isPadded with a white ground and margins, for places that cut an icon's corners or are dark
 */
export async function drawIcon(logo: Buffer, size: number, isPadded: boolean): Promise<Buffer> {
  const { width, height } = await sharp(logo).metadata();
  const inside = isPadded ? Math.round(size * PADDED_SHARE) : size;
  // Only SVG depends on the density: enough dots for the size.
  const density = Math.min(2400, Math.max(72, Math.ceil((72 * inside) / Math.max(width, height))));
  const scaled = await sharp(logo, { density })
    .resize(inside, inside, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const ground = isPadded ? WHITE : '#0000';
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: scaled }])
    .png()
    .toBuffer();
}

/** Packs a square PNG of under 256 pixels as an ICO file with one picture. */
function packIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // Type 1 is an icon; one picture; 32 bits a pixel; the picture follows the header.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function wrapSvg(logo: Buffer, type: string): string {
  const address = `data:image/${type};base64,${logo.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image width="32" height="32" href="${address}"/></svg>`;
}

/** Replaces the icons in a built site by icons made from an owner's logo. */
export async function writeShopIcons(folder: string, logoFile: string): Promise<void> {
  const logo = readFileSync(logoFile);
  const icons = {
    'favicon.ico': packIco(await drawIcon(logo, 48, false), 48),
    'icon.svg': logoFile.endsWith('.svg')
      ? wrapSvg(logo, 'svg+xml')
      : wrapSvg(await drawIcon(logo, 128, false), 'png'),
    'apple-icon.png': await drawIcon(logo, 180, true),
    'icon-192.png': await drawIcon(logo, 192, true),
    'icon-512.png': await drawIcon(logo, 512, true),
  };
  for (const [name, icon] of Object.entries(icons)) writeFileSync(`${folder}/${name}`, icon);
}
