import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { FILE_SCHEMAS, FOLDER_SCHEMAS } from '@/lib/content/pack';
import type { Message } from './content-issue';
import { STOCK_FILE } from './stock-list';

/** The sample's pack, which comes with each release. */
export const SAMPLE = 'data/sample';
/** The owner's, which no release touches. */
export const SHOP = 'shop';

/** A file of a pack by the name that both packs know it by, such as 'home' or 'products/rm850e'. */
export interface PackFile {
  readonly name: string;
  /** Its path from the project's folder. */
  readonly file: string;
  readonly source: string;
}

const LIST = /\.(?:csv|tsv|xlsx?|ods|numbers)$/i;
const PHOTOGRAPH = /\.(?:jpe?g|png|webp|avif|hei[cf])$/i;
/** What an owner may have meant as one: by its ending, or since it lies where only such lie. */
const LIKE_ONE = /\.(?:ya?ml(?:\.txt)?|json)$|^products?\/|^category-pages?\//i;
/** Photographs are told by themselves; what a computer puts beside files is of nobody. */
const PASSED_OVER = /^photos\/|(?:^|\/)(?:\.[^/]+|[Tt]humbs\.db|[Dd]esktop\.ini)$/;

const namesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll(path.sep, '/'))
        .filter((name) => [LIST, PHOTOGRAPH, LIKE_ONE].some((one) => one.test(name)))
        .filter((name) => !PASSED_OVER.test(name) && name !== STOCK_FILE)
        .filter((name) => statSync(`${folder}/${name}`).isFile())
        .sort()
    : [];

const PACK_FILE = new RegExp(
  `^(?:${Object.keys(FILE_SCHEMAS).join('|')}|(?:${Object.keys(FOLDER_SCHEMAS).join('|')})/[^/]+)\\.yaml$`,
);
const ofProducts = (name: string) => name.startsWith('products/');

/** What to do about a file whose name no pack has, by what it was probably meant as. */
function strayed(shop: string, name: string): Message {
  const file = `${shop}/${name}`;
  const tell = (remedy: string) => ({ file, text: `is not read: ${remedy}, or remove it` });
  if (PHOTOGRAPH.test(name)) return tell(`put a photograph into ${shop}/photos/`);
  if (LIST.test(name)) return tell(`save a list of what is in stock as ${shop}/${STOCK_FILE}`);
  const meant = name
    .toLowerCase()
    .replace(/(?:\.(?:ya?ml|json|txt))*$/, '.yaml')
    .replace(/^(product|category-page)\//, '$1s/')
    .replaceAll(/[ _]+/g, '-');
  return tell(
    PACK_FILE.test(meant)
      ? `name it ${shop}/${meant}`
      : `put a product into ${shop}/products/, and name any other as one of ${SAMPLE}/`,
  );
}

/**
 * The files that make a shop: one of its own folder takes the place of the sample's of that name, and its products, where
 * it has any, that of all the sample's.
 *
 * @param shop the owner's folder; the sample's itself gives the sample
 * @returns the files, and what is wrong with those in the folder whose name no pack has
 */
export function packFiles(shop: string) {
  const own = namesIn(shop);
  const sellsOwn = own.some(ofProducts);
  const taken = namesIn(SAMPLE).filter(
    (name) => !own.includes(name) && !(sellsOwn && ofProducts(name)),
  );
  const read = (folder: string, name: string): PackFile => {
    const file = `${folder}/${name}`;
    return { name: name.replace(/\.yaml$/, ''), file, source: readFileSync(file, 'utf8') };
  };
  return {
    files: [
      ...own.filter((name) => PACK_FILE.test(name)).map((name) => read(shop, name)),
      ...taken.map((name) => read(SAMPLE, name)),
    ] as readonly PackFile[],
    unknown: own.filter((name) => !PACK_FILE.test(name)).map((name) => strayed(shop, name)),
  };
}
