import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Pack } from '@/lib/content/pack';
import type { Kind } from '@/lib/picture-files';

const FORMATS = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];
const MOST_PIXELS = 25e6;
/** Less would be enlarged: a product's stands in its frame by one of its sides, what opens a page fills it. */
const TOO_SMALL: Readonly<Record<Kind, (width: number, height: number) => string | false>> = {
  card: (width, height) =>
    width < 800 && height < 600 && 'a product’s must be 800 wide or 600 high, or more',
  hero: (width, height) =>
    (width < 1600 || height < 900) &&
    'one that opens a page must be 1,600 wide and 900 high, or more',
};

/** A photograph of an owner's folder: of the product or picture of that name. */
interface Photograph {
  readonly id: string;
  readonly file: string;
}

/** The photographs of an owner's folder, by name. */
export function photographsOf(shop: string): readonly Photograph[] {
  const folder = `${shop}/photos`;
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .filter((name) => !/^\.|^(?:thumbs\.db|desktop\.ini)$/i.test(name))
    .map((name) => ({ id: path.parse(name).name, file: `${folder}/${name}` }));
}

/** What a name comes to on a computer that makes no difference of capitals, and numbers copies. */
const alike = (name: string) =>
  name
    .toLowerCase()
    .replace(/[ _-]*\(\d+\)$/, '')
    .replaceAll(/[ _]+/g, '-');

/** What is wrong with the name of a photograph, by those of products and pictures. */
function nameFaultOf({ id, file }: Photograph, names: readonly string[]): string | null {
  const extension = path.extname(file).toLowerCase();
  if (statSync(file).isDirectory()) return 'is a folder: put its photographs beside it';
  if (!FORMATS.includes(extension))
    return 'is no JPEG, PNG, WebP or AVIF: save it as one of them, or remove it';
  if (names.includes(id)) return null;
  const meant = names.find((name) => alike(name) === alike(id));
  return meant
    ? `is of no product or picture: name it ${meant}${extension}, or remove it`
    : 'is of no product or picture: name it as a file of products/, such as rm850e.jpg beside rm850e.yaml, or as a picture of pictures.yaml; or remove it';
}

/** What is wrong with a photograph by itself. */
async function faultOf({ file }: Photograph, kind: Kind): Promise<string | null> {
  try {
    // To its end, since one that was sent in half still tells its size.
    const photograph = sharp(readFileSync(file), { failOn: 'truncated' });
    const { width, height } = (await photograph.metadata()).autoOrient;
    const found = `is ${width} × ${height} pixels`;
    const tooSmall = TOO_SMALL[kind](width, height);
    if (tooSmall) return `${found}: ${tooSmall}`;
    if (width * height > MOST_PIXELS)
      return `${found}, over 25 megapixels: save it smaller, such as 4,000 pixels wide`;
    await photograph.resize(8, 8).raw().toBuffer();
    return null;
  } catch {
    return 'can’t be read as a picture: save it again as JPEG';
  }
}

/** What is wrong with photographs, by their files; each may be of one of these products or pictures. */
export async function photographMistakes(
  photographs: readonly Photograph[],
  {
    pictures,
    ids,
  }: { readonly pictures: Pack['pictures'] | undefined; readonly ids: readonly string[] },
): Promise<readonly { readonly file: string; readonly text: string }[]> {
  // Of pictures that can't be read, none can be said to be missing.
  if (pictures === undefined) return [];
  const names = [...ids, ...Object.keys(pictures)];
  const mistakes: { file: string; text: string }[] = [];
  for (const photograph of photographs) {
    const { id, file } = photograph;
    const other = photographs.find((each) => each.id === id);
    const kind = pictures[id]?.kind ?? 'card';
    const fault =
      nameFaultOf(photograph, names) ??
      (other === photograph
        ? await faultOf(photograph, kind)
        : `is a second ${id} beside ${other?.file}: remove one of the two`);
    if (fault !== null) mistakes.push({ file, text: fault });
  }
  return mistakes;
}
