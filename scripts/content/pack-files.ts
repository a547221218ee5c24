import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { FILE_SCHEMAS, FOLDER_SCHEMAS } from '@/lib/content/pack';
import type { ContentIssue } from './content-issue';
import { STOCK_FILE } from './stock-list';

/** The sample's folder, which each release brings. */
export const SAMPLE = 'data/sample';
/** The owner's folder, which no release touches. */
export const SHOP = 'shop';

/** A file of a pack. */
export interface PackFile {
  /** Its name in both packs, such as 'home' or 'products/rm850e'. */
  readonly name: string;
  /** Path from the project's folder. */
  readonly file: string;
  readonly source: string;
  /** The sample's text of the file, where the owner's adds to it. */
  readonly base?: string;
}

/** The files whose entries are added to the sample's; an owner's other files replace the sample's. */
const EXTENDABLE_FILES = ['pictures', 'colours'];

const SPREADSHEET = /\.(?:csv|tsv|xlsx?|ods|numbers)$/i;
const PHOTOGRAPH = /\.(?:jpe?g|png|webp|avif|hei[cf])$/i;
/** A file that was probably meant for the pack, by its ending or its folder. */
const LIKELY_PACK_FILE = /\.(?:ya?ml(?:\.txt)?|json)$|^products?\/|^category-pages?\//i;
/** Photographs and the logo, which have checks of their own, notes, and files that operating systems add. */
const IGNORED =
  /^photos\/|^(?:logo|icon)\.(?:png|svg)$|\.md$|(?:^|\/)(?:\.[^/]+|[Tt]humbs\.db|[Dd]esktop\.ini)$/;

const listFiles = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll(path.sep, '/'))
        .filter((name) => !IGNORED.test(name) && name !== STOCK_FILE)
        .filter((name) => statSync(`${folder}/${name}`).isFile())
        .sort()
    : [];

const PACK_FILE = new RegExp(
  `^(?:${Object.keys(FILE_SCHEMAS).join('|')}|(?:${Object.keys(FOLDER_SCHEMAS).join('|')})/[^/]+)\\.yaml$`,
);
const isProduct = (name: string) => name.startsWith('products/');
/** Names in the project's folder that belong in the owner's folder. */
const MISPLACED = new RegExp(
  `^(?:(?:${Object.keys(FILE_SCHEMAS).join('|')})\\.ya?ml|${Object.keys(FOLDER_SCHEMAS).join('|')}|photos|logo\\.(?:svg|png))$`,
  'i',
);

/** Suggests what to do with a file that is not part of a pack, by what it was probably meant to be. */
function suggestFix(shop: string, name: string): string {
  if (/^(?:logo|icon)\./i.test(name)) return `save a logo as ${shop}/logo.svg or ${shop}/logo.png`;
  if (PHOTOGRAPH.test(name)) return `put a photograph into ${shop}/photos/`;
  if (!LIKELY_PACK_FILE.test(name) && !SPREADSHEET.test(name))
    return `write it as ${shop}/products/rm850e.yaml, or as a file like one in ${SAMPLE}/`;
  if (SPREADSHEET.test(name)) return `save a stock list as ${shop}/${STOCK_FILE}`;
  const corrected = name
    .toLowerCase()
    .replace(/(?:\.(?:ya?ml|json|txt))*$/, '.yaml')
    .replace(/^(product|category-page)\//, '$1s/')
    .replace(/^(products|category-pages)\/.*\//, '$1/')
    .replaceAll(/[ _]+/g, '-');
  return PACK_FILE.test(corrected)
    ? `rename it to ${shop}/${corrected}`
    : `put a product into ${shop}/products/, and name any other file like one in ${SAMPLE}/`;
}

/** Finds what an owner has uploaded beside the owner's folder. */
const findMisplacedFiles = (): readonly ContentIssue[] =>
  readdirSync('.')
    .filter((name) => MISPLACED.test(name) || SPREADSHEET.test(name) || PHOTOGRAPH.test(name))
    .map((file) => {
      const folder = PHOTOGRAPH.test(file) && !MISPLACED.test(file) ? `${SHOP}/photos` : SHOP;
      const message = `is not in ${SHOP}/, so it is not read: move it into ${folder}/, or remove it`;
      return { severity: 'error', file, message };
    });

/**
 * Lists the files of a shop. Each file in its folder replaces the sample's file of the same name or adds to it, and its
 * products, if it has any, replace all of the sample's products.
 *
 * @param shop the owner's folder, or the sample's
 * @returns the files, and an issue for each other file in the owner's folder or misplaced beside it
 */
export function readPackFiles(shop: string) {
  const shopFiles = listFiles(shop);
  const shopPackFiles = shopFiles.filter((name) => PACK_FILE.test(name));
  const hasOwnProducts = shopFiles.some(isProduct);
  const read = (folder: string, fileName: string): PackFile => {
    const [file, name] = [`${folder}/${fileName}`, fileName.replace(/\.yaml$/, '')];
    const extendsSample = EXTENDABLE_FILES.includes(name) && folder !== SAMPLE;
    const base = extendsSample && { base: readFileSync(`${SAMPLE}/${fileName}`, 'utf8') };
    return { name, file, source: readFileSync(file, 'utf8'), ...base };
  };
  const files: readonly PackFile[] = [
    ...shopPackFiles.map((name) => read(shop, name)),
    ...listFiles(SAMPLE)
      .filter(
        (name) =>
          PACK_FILE.test(name) && !shopFiles.includes(name) && !(hasOwnProducts && isProduct(name)),
      )
      .map((name) => read(SAMPLE, name)),
  ];
  const issues = shopFiles
    .filter((name) => !shopPackFiles.includes(name))
    .map((name): ContentIssue => {
      const isLikely = [SPREADSHEET, PHOTOGRAPH, LIKELY_PACK_FILE].some((one) => one.test(name));
      const severity = isLikely ? 'error' : 'warning';
      const message = `is not read: ${suggestFix(shop, name)}, or remove it`;
      return { severity, file: `${shop}/${name}`, message };
    });
  return { files, issues: shop === SHOP ? [...findMisplacedFiles(), ...issues] : issues };
}
