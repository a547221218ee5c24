import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Pack } from '@/lib/content/pack';
import type { PictureKind } from '@/lib/site/picture-files';
import type { ContentIssue } from './content-issue';
import { SHOP } from './pack-files';

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

type Problem = Pick<ContentIssue, 'message' | 'fix'> & Partial<Pick<ContentIssue, 'severity'>>;

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

function checkName({ id, file }: Photograph, names: readonly string[]): Problem | undefined {
  const extension = path.extname(file).toLowerCase();
  if (statSync(file).isDirectory())
    return { message: 'is a folder', fix: 'move its photographs to photos/ itself' };
  if (!FORMATS.includes(extension))
    return { message: 'is not a JPEG, PNG, WebP or AVIF', fix: 'save it as JPEG, or remove it' };
  if (names.includes(id)) return undefined;
  const similar = names.find((name) => normaliseName(name) === normaliseName(id));
  const fix = similar
    ? `rename it to ${similar}${extension}, or remove it`
    : 'name it after a file of products/, such as rm850e.jpg for rm850e.yaml, or after a picture of pictures.yaml; or remove it';
  return { message: 'matches no product or picture', fix };
}

async function checkContent({ file }: Photograph, kind: PictureKind): Promise<Problem | undefined> {
  try {
    // Read to the end, since the first half of a truncated file still states its size.
    const photograph = sharp(readFileSync(file), { failOn: 'truncated' });
    const { width, height } = (await photograph.metadata()).autoOrient;
    const message = `is ${width} × ${height} pixels`;
    const { isMet, fix } = MINIMUM_SIZES[kind];
    if (!isMet(width, height)) return { message, fix };
    if (width * height > MAX_PIXELS)
      return {
        message: `${message}, over 50 megapixels`,
        fix: 'save it smaller, such as 4,000 pixels wide',
      };
    await photograph.resize(8, 8).raw().toBuffer();
    return undefined;
  } catch {
    return { message: 'can’t be read as a picture', fix: 'save it again as JPEG' };
  }
}

/** Asks for a text for a photograph that replaces the sample's picture, whose text describes something else. */
function checkAlt(id: string, picture: Pack['pictures'][string] | undefined): Problem | undefined {
  if (picture?.alt !== '') return undefined;
  const fix = `write it as "${id}: { kind: ${picture.kind}, alt: … }" in ${SHOP}/pictures.yaml`;
  const message =
    'has no description for people who can’t see it, since the sample’s is of another';
  return { severity: 'warning', message, fix };
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
    const first = photographs.find((each) => each.id === id);
    const problem =
      checkName(photograph, names) ??
      (first === photograph
        ? ((await checkContent(photograph, pictures[id]?.kind ?? 'card')) ??
          checkAlt(id, pictures[id]))
        : { message: `is a second ${id} beside ${first?.file}`, fix: 'remove one of the two' });
    if (problem) issues.push({ severity: 'error', file, ...problem });
  }
  return issues;
}
