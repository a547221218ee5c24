import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Logo } from '@/lib/content/pack';
import type { ContentIssue } from './content-issue';

const MAX_MARK_RATIO = 2;
/** The smallest larger side of a PNG, which a phone shows as an icon. */
const MIN_PNG_SIZE = 180;
/** The level from which a logo can't be seen on the white header. */
const MAX_LEVEL = 220;

/** Measures a logo or an icon; returns what is wrong with an unusable one. */
async function checkLogo(file: string): Promise<Logo | string> {
  try {
    const source = readFileSync(file);
    const { width, height } = await sharp(source).metadata();
    // As on the header; sharp's own statistics are of the file, with transparent pixels and 16 bits.
    const pixels = await sharp(source).flatten({ background: '#fff' }).raw().toBuffer();
    const isVector = file.endsWith('.svg');
    if (!isVector && Math.max(width, height) < MIN_PNG_SIZE)
      return `is ${width} × ${height} pixels: use one of at least ${MIN_PNG_SIZE} pixels`;
    if (pixels.every((level) => level > MAX_LEVEL))
      return 'is too light for the white header: use a darker one';
    if (isVector && /<text[\s>]/.test(source.toString()))
      return 'has text in a font that visitors may not have: convert it to paths';
    const hasName = width / height > MAX_MARK_RATIO;
    return { extension: isVector ? 'svg' : 'png', width, height, hasName };
  } catch {
    return 'can’t be read: save it again as SVG or PNG';
  }
}

const listFiles = (folder: string, name: string) =>
  ['svg', 'png']
    .map((extension) => `${folder}/${name}.${extension}`)
    .filter((file) => existsSync(file));

/** Returns the file that the browser's icon is made from: icon.svg or icon.png, else the logo; undefined without both. */
export const findIconFile = (folder: string): string | undefined =>
  [...listFiles(folder, 'icon'), ...listFiles(folder, 'logo')][0];

/** Reads an owner's logo and icon. The logo is null where there is none or where it has problems. */
export async function readLogo(
  folder: string,
): Promise<{ readonly logo: Logo | null; readonly issues: readonly ContentIssue[] }> {
  const issues: ContentIssue[] = [];
  const report = (file: string, message: string, severity: ContentIssue['severity'] = 'error') =>
    void issues.push({ severity, file, message });
  const readOne = async (name: string) => {
    const [file, second] = listFiles(folder, name);
    if (second !== undefined) report(second, `is a second ${name}, beside ${file}: remove one`);
    if (file === undefined) return undefined;
    const logo = await checkLogo(file);
    if (typeof logo !== 'string') return { file, logo };
    report(file, logo);
    return undefined;
  };
  const [logo, icon] = [await readOne('logo'), await readOne('icon')];
  if (icon?.logo.hasName) report(icon.file, 'is not square: cut it');
  if (logo?.logo.hasName && listFiles(folder, 'icon').length === 0)
    report(
      logo.file,
      `is too wide to be the browser’s icon, too: add a square ${folder}/icon.svg or ${folder}/icon.png`,
      'warning',
    );
  return { logo: logo?.logo ?? null, issues };
}
