import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Pack } from '@/lib/content/pack';
import { listPictureFiles, type PictureKind } from '@/lib/site/picture-files';
import type { ContentIssue } from './content-issue';
import { type ContentDocument, createIssue } from './document';
import { SAMPLE, SHOP } from './pack-files';

const FORMATS = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];
/** Phones take pictures of 48 megapixels. */
const MAX_PIXELS = 50e6;
/** Smaller photographs would be enlarged: a product must fill its frame one way, and a hero both ways. */
const MINIMUM_SIZES = {
  card: {
    isMet: (width: number, height: number) => width >= 800 || height >= 600,
    fix: 'use a photograph of a product that is at least 800 wide or 600 high',
  },
  hero: {
    isMet: (width: number, height: number) => width >= 1600 && height >= 900,
    fix: 'use a photograph for the top of a page that is at least 1,600 wide and 900 high',
  },
};

interface Photograph {
  readonly id: string;
  readonly file: string;
}

/** The products and pictures that photographs may show; pictures are undefined where pictures.yaml is invalid. */
interface Subjects {
  readonly productIds: readonly string[];
  readonly pictures: Pack['pictures'] | undefined;
}

/** Lists the photographs in an owner's folder by name. */
export function listPhotographs(shop: string): readonly Photograph[] {
  const folder = `${shop}/photos`;
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .filter((name) => !/^\.|^(?:thumbs\.db|desktop\.ini)$/i.test(name))
    .map((name) => ({ id: path.parse(name).name, file: `${folder}/${name}` }));
}

/** Removes from a name what operating systems change: capitals, spaces and the numbers of copies. */
const normaliseName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[ _-]*\(\d+\)$/, '')
    .replaceAll(/[ _]+/g, '-');

/** Returns what is wrong with a photograph's name or format. */
function checkName({ id, file }: Photograph, names: readonly string[]): string | undefined {
  const extension = path.extname(file).toLowerCase();
  if (statSync(file).isDirectory()) return 'is a folder: move its photographs to photos/ itself';
  if (!FORMATS.includes(extension))
    return 'is not a JPEG, PNG, WebP or AVIF: save it as JPEG, or remove it';
  if (names.includes(id)) return undefined;
  const similar = names.find((name) => normaliseName(name) === normaliseName(id));
  return similar
    ? `matches no product or picture: rename it to ${similar}${extension}, or remove it`
    : 'matches no product or picture: name it after a file of products/, such as rm850e.jpg for rm850e.yaml, or after a picture of pictures.yaml; or remove it';
}

/** Returns what is wrong with a photograph's size or content. */
async function checkContent({ file }: Photograph, kind: PictureKind): Promise<string | undefined> {
  try {
    // Read to the end, since the first half of a truncated file still states its size.
    const photograph = sharp(readFileSync(file), { failOn: 'truncated' });
    const { width, height } = (await photograph.metadata()).autoOrient;
    const size = `is ${width} × ${height} pixels`;
    const { isMet, fix } = MINIMUM_SIZES[kind];
    if (!isMet(width, height)) return `${size}: ${fix}`;
    if (width * height > MAX_PIXELS)
      return `${size}, over 50 megapixels: save it smaller, such as 4,000 pixels wide`;
    await photograph.resize(8, 8).raw().toBuffer();
    return undefined;
  } catch {
    return 'can’t be read as a picture: save it again as JPEG';
  }
}

/** Checks the names, formats, sizes and descriptions of photographs. */
export async function findPhotographIssues(
  photographs: readonly Photograph[],
  { productIds, pictures }: Subjects,
): Promise<readonly ContentIssue[]> {
  // Without valid pictures, no photograph can be called unmatched.
  if (pictures === undefined) return [];
  const names = [...productIds, ...Object.keys(pictures)];
  const issues: ContentIssue[] = [];
  for (const photograph of photographs) {
    const { id, file } = photograph;
    const picture = pictures[id];
    const first = photographs.find((each) => each.id === id);
    const message =
      checkName(photograph, names) ??
      (first === photograph
        ? await checkContent(photograph, picture?.kind ?? 'card')
        : `is a second ${id} beside ${first?.file}: remove one of the two`);
    if (message) issues.push({ severity: 'error', file, message });
    else if (picture?.alt === '') {
      // The sample's text describes the picture that this one replaces.
      const message = `has no description for people who can’t see it, since the sample’s is of another: write it as "${id}: { kind: ${picture.kind}, alt: … }" in ${SHOP}/pictures.yaml`;
      issues.push({ severity: 'warning', file, message });
    }
  }
  return issues;
}

/**
 * Finds pictures without their files.
 *
 * @param document pictures.yaml, the sample's or the owner's
 * @param folder the owner's folder
 */
export function findMissingPictures(
  { pictures, photographs }: Pick<Pack, 'pictures' | 'photographs'>,
  document: ContentDocument,
  folder: string,
): readonly ContentIssue[] {
  const isMissing = (file: string) => !existsSync(`public/pictures/${file}`);
  const missing = Object.entries(pictures).filter(
    ([id, { kind }]) => !photographs.includes(id) && listPictureFiles(id, kind).some(isMissing),
  );
  return missing.map(([id]) => {
    const message = document.file.startsWith(`${SAMPLE}/`)
      ? `public/pictures/ lacks it: run npm run pictures -- ${id}`
      : `has no photograph: upload ${folder}/photos/${id}.jpg`;
    return createIssue(document, [id], message);
  });
}
