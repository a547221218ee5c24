import { parse } from 'yaml';
import { formatCount } from '../content/content-issue';
import { type PackFile, SAMPLE } from '../content/pack-files';
import { createIssues, type LaunchIssue } from './format-report';

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
  const products = files
    .filter((file) => file.name.startsWith('products/') && isSampleFile(file))
    .map(({ name }) => name);
  const isListed = (name: string) => {
    const [, slug] = name.split('category-pages/');
    return slug === undefined || menu.includes(slug);
  };
  const isUnchanged = (file: PackFile) => {
    const sample = sampleFiles.find(({ name }) => name === file.name);
    return sample !== undefined && readValues(file) === readValues(sample);
  };
  const pages = files
    .filter((file) => PAGE_FILE.test(file.name) && isListed(file.name) && isUnchanged(file))
    .map(({ name }) => name);
  const setup = files
    .filter((file) => SETUP_FILE.test(file.name) && isSampleFile(file))
    .map(({ name }) => name);
  return createIssues("Still the sample's", [
    [
      products,
      () =>
        `${formatCount(products.length, 'product')} in the catalogue: add your own to shop/products/.`,
    ],
    [
      pages,
      (list) =>
        `${formatCount(pages.length, 'page text')}: copy ${list} to shop/ and say what holds for you.`,
    ],
    [
      setup,
      (list) =>
        `${formatCount(setup.length, 'setup file')} that a release may change: copy ${list} to shop/.`,
    ],
  ]);
}
