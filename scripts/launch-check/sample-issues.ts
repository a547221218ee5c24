import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { listFiles } from '../build/built-site';
import { formatCount } from '../content/content-issue';
import { type PackFile, SAMPLE } from '../content/pack-files';
import { findNames } from '../content/sample-names';
import { createIssues, type LaunchIssue } from './format-report';

const GROUP = "Still the sample's";
/** Files whose text the owner must write. company.yaml and testimonials.yaml have their own checks. */
const PAGE_FILE = /^(?:home|about|contact|category-pages\/.+)$/;
/** Files that an owner may keep unchanged, but must copy, since a release may change the sample's. */
const SETUP_FILE = /^(?:categories|menu)$/;

const isSampleFile = ({ file }: PackFile) => file.startsWith(`${SAMPLE}/`);

/** Returns a file's values as text, without comments and quotes. */
const readValues = ({ source }: PackFile) => JSON.stringify(parse(source, { schema: 'failsafe' }));

/**
 * Finds the products, page texts and setup files that are still the sample's.
 *
 * @param menu the slugs of the listed category pages; the others are not checked
 */
export function findSampleFiles(
  files: readonly PackFile[],
  sampleFiles: readonly PackFile[],
  menu: readonly string[],
): readonly LaunchIssue[] {
  const isListed = (name: string) => {
    const [, slug] = name.split('category-pages/');
    return slug === undefined || menu.includes(slug);
  };
  const isUnchanged = (file: PackFile) => {
    const sample = sampleFiles.find(({ name }) => name === file.name);
    return sample !== undefined && readValues(file) === readValues(sample);
  };
  const listNames = (isFound: (file: PackFile) => boolean) =>
    files.filter(isFound).map(({ name }) => name);
  const products = listNames((file) => file.name.startsWith('products/') && isSampleFile(file));
  const pages = listNames(
    (file) => PAGE_FILE.test(file.name) && isListed(file.name) && isUnchanged(file),
  );
  const setup = listNames((file) => SETUP_FILE.test(file.name) && isSampleFile(file));
  const count = (names: readonly string[], noun: string) => formatCount(names.length, noun);
  return createIssues(GROUP, [
    [
      products,
      () => `${count(products, 'product')} in the catalogue: add your own to shop/products/.`,
    ],
    [
      pages,
      (list) => `${count(pages, 'page text')}: copy ${list} to shop/ and say what holds for you.`,
    ],
    [
      setup,
      (list) => `${count(setup, 'setup file')} that a release may change: copy ${list} to shop/.`,
    ],
  ]);
}

/** Finds the sample's names in the text, titles and alternative texts of pages; returns each with its first page. */
function findSampleNames(builtFolder: string, names: readonly string[]): readonly string[] {
  const pagesByName = new Map<string, string[]>();
  for (const page of listFiles(builtFolder, /\.(?:html|webmanifest)$/))
    for (const name of findNames(readFileSync(path.join(builtFolder, page), 'utf8'), names))
      pagesByName.set(name, [...(pagesByName.get(name) ?? []), page]);
  return [...pagesByName].map(
    ([name, [first, ...others]]) =>
      `'${name}' (${first}${others.length > 0 ? ` and ${others.length} more` : ''})`,
  );
}

/**
 * Finds the sample's names in a built site, or a build that is missing or too old to be searched.
 *
 * @param shopFolder the folder that the site was built from
 */
export function findBuiltSiteIssues(
  builtFolder: string,
  shopFolder: string,
  siteUrl: string,
  names: readonly string[],
): readonly LaunchIssue[] {
  const home = `${builtFolder}/index.html`;
  const isBuilt = existsSync(home) && readFileSync(home, 'utf8').includes(`href="${siteUrl}/`);
  const shopFiles = existsSync(shopFolder) ? readdirSync(shopFolder, { recursive: true }) : [];
  const changeTimes = shopFiles.map((name) => statSync(path.join(shopFolder, `${name}`)).mtimeMs);
  if (!isBuilt || statSync(home).mtimeMs < Math.max(0, ...changeTimes)) {
    const state = isBuilt ? 'is older than your last change' : 'has no build of this shop';
    const text = `${builtFolder}/ ${state}: run npm run build, so that its pages can be searched for the sample's names.`;
    return [{ group: GROUP, text }];
  }
  const printedNames = findSampleNames(builtFolder, names);
  return createIssues(GROUP, [
    [printedNames, (list) => `Pages in ${builtFolder}/ name the sample: ${list}.`],
  ]);
}
