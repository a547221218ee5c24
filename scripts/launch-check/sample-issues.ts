import { parse } from 'yaml';
import { type PackFile, SAMPLE } from '../content/pack-files';
import { createIssues, formatCount, type LaunchIssue, summariseNames } from './format-report';

/** Files whose words must be the owner's own; those of company and testimonials have checks of their own. */
const PAGE_FILE = /^(?:home|about|contact|category-pages\/.+)$/;
/** Files that an owner may keep as they are, but in a copy that no release changes. */
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
  const products = files.filter((one) => one.name.startsWith('products/') && isSampleFile(one));
  const isListed = (name: string) => {
    const [, slug] = name.split('category-pages/');
    return slug === undefined || menu.includes(slug);
  };
  const isUnchanged = (one: PackFile) => {
    const sample = sampleFiles.find(({ name }) => name === one.name);
    return sample !== undefined && readValues(one) === readValues(sample);
  };
  const pages = files
    .filter((one) => PAGE_FILE.test(one.name) && isListed(one.name) && isUnchanged(one))
    .map(({ name }) => name);
  const setup = files
    .filter((one) => SETUP_FILE.test(one.name) && isSampleFile(one))
    .map(({ name }) => name);
  return createIssues("Still the sample's", [
    [
      products,
      `${formatCount(products.length, 'product')} in the catalogue: add your own to shop/products/.`,
    ],
    [
      pages,
      `${formatCount(pages.length, 'page text')}: copy ${summariseNames(pages)} to shop/ and say what holds for you.`,
    ],
    [
      setup,
      `${formatCount(setup.length, 'setup file')} that a release may change: copy ${summariseNames(setup)} to shop/.`,
    ],
  ]);
}
