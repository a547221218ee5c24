import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FILE_SCHEMAS, FOLDER_SCHEMAS } from '../schemas/pack';
import { STOCK_FILE } from './stock';

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

/** What an owner may have meant as one. */
const LIKE_ONE = /\.(?:ya?ml|json|csv|xlsx?)$/i;

const namesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll(path.sep, '/'))
        .filter((name) => LIKE_ONE.test(name) && name !== STOCK_FILE)
        .sort()
    : [];

const PACK_FILE = new RegExp(
  `^(?:${Object.keys(FILE_SCHEMAS).join('|')}|(?:${Object.keys(FOLDER_SCHEMAS).join('|')})/[^/]+)\\.yaml$`,
);
const ofProducts = (name: string) => name.startsWith('products/');

/**
 * The files that make a shop: one of its own folder takes the place of the sample's of that name, and its products, where
 * it has any, that of all the sample's.
 *
 * @param shop the owner's folder; the sample's itself gives the sample
 * @returns the files, and the paths of those in the folder whose name no pack has
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
    unknown: own.filter((name) => !PACK_FILE.test(name)).map((name) => `${shop}/${name}`),
  };
}
