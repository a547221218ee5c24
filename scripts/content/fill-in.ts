import { MAX_SHORT, partKinds } from '@/lib/content/facts';
import { formatExcludedDays, type OpeningHours } from '@/lib/content/opening-hours';
import { fillTemplate } from '@/lib/text/fill-template';
import type { ContentIssue, StageResult } from './content-issue';
import { type ContentDocument, createIssue, type Documents, type Path } from './document';
import { SAMPLE } from './pack-files';
import { normaliseSku, STOCK_FILE, type Stock } from './stock-list';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A shop's photographs and stock list. */
export interface ShopExtras {
  /** The names of the owner's photographs, each a product's id or a picture's name. */
  readonly photographs?: readonly string[];
  readonly stock?: Stock | undefined;
}

type Fields = Readonly<Record<string, unknown>>;
const toFields = (value: unknown): Fields => Object(value);

/** Replaces placeholders in a value's texts at any depth. */
function fillPlaceholders(value: unknown, texts: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return fillTemplate(value, texts);
  if (Array.isArray(value)) return value.map((entry) => fillPlaceholders(entry, texts));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [
    name,
    fillPlaceholders(inner, texts),
  ]);
  return Object.fromEntries(fields);
}

/** Returns the text of each placeholder, from company.yaml and the settings. */
function getPlaceholderTexts(company: Fields, environment: Environment) {
  const { name, address, dispatch, delivery, response, established, hours } = company;
  const schemas = Array.isArray(hours) ? hours.map((line) => toFields(line).schema) : [];
  const openHours = schemas.filter((line) => Array.isArray(toFields(line).days)) as OpeningHours[];
  const texts = {
    company: environment.NEXT_PUBLIC_COMPANY_NAME || name,
    town: toFields(address).locality,
    ...{ dispatch, delivery, response, established },
    responseDays: formatExcludedDays(openHours),
  };
  // An unknown placeholder in one of these would be reported again wherever it is filled in.
  const usable = Object.entries(texts).filter(
    ([, text]) => typeof text === 'string' && !/[{}]/.test(text),
  );
  return Object.fromEntries(usable) as Record<string, string>;
}

/** Returns the category that has a subcategory; its part is left out where categories.yaml has an unknown kind. */
function findCategory(categories: unknown, subcategory: unknown) {
  const [name = '', category] =
    Object.entries<Fields>(Object(categories)).find(
      ([, { subcategories }]) =>
        Array.isArray(subcategories) && subcategories.includes(subcategory),
    ) ?? [];
  const part = partKinds.find((kind) => kind === category?.part);
  return { name, part, hasFacts: name !== '' && part === category?.part };
}

/** Returns as many of a name's words as a short name has room for. */
function shortenName(name: unknown): string {
  const words = String(name).split(' ');
  const fits = (count: number) => words.slice(0, count).join(' ').length <= MAX_SHORT;
  const count = words.findLastIndex((_, index) => fits(index + 1)) + 1;
  return words.slice(0, count).join(' ');
}

const getStockLine = ({ sku }: Fields, stock: Stock | undefined) =>
  stock?.get(normaliseSku(String(sku)));

/** Adds to a product what its file name, its subcategory, the stock list and its photograph say. */
function completeProduct(
  id: string,
  product: Fields,
  { categories, company }: { readonly categories: unknown; readonly company: Fields },
  { photographs = [], stock }: ShopExtras,
): Fields {
  const { facts, inStock: _, checkedOn: __, ...rest } = product;
  const { name: category, part, hasFacts } = findCategory(categories, product.subcategory);
  const line = getStockLine(product, stock);
  // With a stock list, a product without a line and without its own inStock is not in stock.
  const {
    inStock = stock === undefined,
    checkedOn = stock && !line ? undefined : company.stockCheckedOn,
  } = line ?? product;
  return {
    ...{ ...rest, id, category, inStock },
    ...(checkedOn !== undefined && { checkedOn }),
    ...(photographs.includes(id) && { image: id }),
    ...(facts !== undefined &&
      hasFacts && { facts: { part, short: shortenName(product.name), ...toFields(facts) } }),
  };
}

/** Removes the home page's example where both it is the sample's and the products are the owner's. */
function removeSampleExample({ file, value }: ContentDocument, documents: Documents): unknown {
  const isSample = (path: string) => path.startsWith(`${SAMPLE}/`);
  const sellsSample = [...documents.values()].some(
    ({ name, file: path }) => name.startsWith('products/') && isSample(path),
  );
  if (!isSample(file) || sellsSample) return value;
  const { example: _, ...home } = toFields(value);
  return home;
}

/** The names that part kinds had before; a shop's files may still have them. */
const FORMER_PART_KINDS = new Map<unknown, string>([
  ['processor', 'cpu'],
  ['board', 'motherboard'],
  ['card', 'gpu'],
  ['supply', 'psu'],
]);

/** Replaces former part kinds in a document, with a warning for each. */
function renamePartKinds(document: ContentDocument) {
  const issues: ContentIssue[] = [];
  const rename = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((entry, index) => rename(entry, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([name, inner]) => {
      const kind = name === 'part' ? FORMER_PART_KINDS.get(inner) : undefined;
      if (kind === undefined) return [name, rename(inner, [...path, name])];
      const message = 'is a former name, which still works';
      const issue = createIssue(document, [...path, name], message, `write part: ${kind}`);
      issues.push({ ...issue, severity: 'warning' });
      return [name, kind];
    });
    return Object.fromEntries(fields);
  };
  const hasKinds = ['categories', 'home'].includes(document.name);
  return {
    document: hasKinds ? { ...document, value: rename(document.value, []) } : document,
    issues,
  };
}

/** Reports an id or slug in a file, whose name decides it. */
function findWrittenIds(document: ContentDocument): readonly ContentIssue[] {
  const key = { products: 'id', 'category-pages': 'slug' }[document.name.replace(/\/.*/, '')];
  return key !== undefined && toFields(document.value)[key] !== undefined
    ? [createIssue(document, [key], 'follows from the file’s name', 'remove the line')]
    : [];
}

/** Reports a product whose name is too long to be its short name, too. */
function findMissingShort(document: ContentDocument, { facts, name }: Fields) {
  const { part, short } = toFields(facts);
  const isGiven = toFields(toFields(document.value).facts).short !== undefined;
  if (part === undefined || isGiven || String(name).length <= MAX_SHORT) return [];
  const message = `has no short name, and name has over ${MAX_SHORT} characters`;
  return [createIssue(document, ['facts'], message, `add "short: ${short}" under facts`)];
}

/** Warns of a product's own stock where the stock list decides. */
function findOverriddenStock(
  document: ContentDocument,
  { stock }: ShopExtras,
): readonly ContentIssue[] {
  const product = toFields(document.value);
  const line = document.name.startsWith('products/') ? getStockLine(product, stock) : undefined;
  const key = ['inStock', 'checkedOn'].find((name) => product[name] !== undefined);
  if (line === undefined || key === undefined) return [];
  const message = `is ignored, since ${STOCK_FILE} has the product on line ${line.line}`;
  return [
    { ...createIssue(document, [key], message, 'remove it here or there'), severity: 'warning' },
  ];
}

/**
 * Fills in placeholders such as {dispatch} and completes records by their file names, the stock and the photographs: the
 * loader's second stage.
 *
 * @param environment whose settings override company.yaml
 */
export function fillIn(
  parsed: Documents,
  environment: Environment,
  extras: ShopExtras = {},
): StageResult<Documents> {
  const renamed = [...parsed.values()].map(renamePartKinds);
  const documents = new Map(renamed.map(({ document }) => [document.name, document]));
  const texts = getPlaceholderTexts(toFields(documents.get('company')?.value), environment);
  const getFilled = (name: string) => fillPlaceholders(documents.get(name)?.value, texts);
  const shop = { categories: getFilled('categories'), company: toFields(getFilled('company')) };
  const completeValue = (document: ContentDocument): unknown => {
    const value = getFilled(document.name);
    const [folder, id] = document.name.split('/');
    if (document.name === 'home') return removeSampleExample({ ...document, value }, documents);
    if (id === undefined) return value;
    return folder === 'products'
      ? completeProduct(id, toFields(value), shop, extras)
      : { ...toFields(value), slug: id };
  };
  const value = [...documents.values()].map((document) =>
    document.isParsed ? { ...document, value: completeValue(document) } : document,
  );
  const filled = new Map(value.map((document) => [document.name, document]));
  return {
    value: filled,
    issues: renamed.flatMap(({ document, issues }) => [
      ...issues,
      ...findWrittenIds(document),
      ...findMissingShort(document, toFields(filled.get(document.name)?.value)),
      ...findOverriddenStock(document, extras),
    ]),
  };
}
