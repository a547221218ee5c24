import { MAX_SHORT, partKinds } from '@/lib/content/facts';
import { formatExcludedDays } from '@/lib/content/opening-hours';
import { getDeliveryExceptions } from '@/lib/site/legal';
import { fillTemplate } from '@/lib/text/fill-template';
import type { ContentIssue, StageResult } from './content-issue';
import {
  type ContentDocument,
  createIssue,
  type Documents,
  type Fields,
  findTexts,
  mapValues,
  toFields,
} from './document';
import { SAMPLE } from './pack-files';
import { normaliseSku, STOCK_FILE, type Stock } from './stock-list';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The names that part kinds had before; a shop's files may still have them. */
const PART_KINDS_BY_FORMER_NAME = new Map<unknown, string>([
  ['processor', 'cpu'],
  ['board', 'motherboard'],
  ['card', 'gpu'],
  ['supply', 'psu'],
]);

/** Replaces former names of part kinds in a document, with a warning for each. */
function renamePartKinds(document: ContentDocument) {
  if (!['categories', 'home'].includes(document.name)) return { document, issues: [] };
  const getKind = (text: unknown, name: PropertyKey | undefined) =>
    name === 'part' ? PART_KINDS_BY_FORMER_NAME.get(text) : undefined;
  const issues = [...findTexts(document.value)].flatMap(([path, text]) => {
    const kind = getKind(text, path.at(-1));
    const message = `is a former name, which still works: write part: ${kind}`;
    return kind ? [createIssue(document, path, message, { severity: 'warning' })] : [];
  });
  const value = mapValues(document.value, (inner, name) => getKind(inner, name) ?? inner);
  return { document: { ...document, value }, issues };
}

function getPlaceholderTexts(company: Fields, environment: Environment) {
  const { name, address, dispatch, delivery, response, established, hours, facts } = company;
  const lines = Array.isArray(hours) ? hours : [];
  // Validation reports wrong times.
  const openHours = lines
    .map((line) => toFields(toFields(line).schema).days)
    .filter((days) => Array.isArray(days))
    .map((days) => ({ days, opens: '', closes: '' }));
  const texts = {
    company: environment.NEXT_PUBLIC_COMPANY_NAME || name,
    town: toFields(address).locality,
    dispatch,
    delivery,
    response,
    established,
    responseDays: formatExcludedDays(openHours),
    deliveryExceptions: getDeliveryExceptions(toFields(facts).deliveryExceptions),
  };
  // An unknown placeholder in one of these would be reported again wherever it is filled in.
  const usable = Object.entries(texts).filter(
    ([, text]) => typeof text === 'string' && !/[{}]/.test(text),
  );
  return Object.fromEntries(usable) as Record<string, string>;
}

/** Returns true where the home page's example is the sample's, and the shop sells other products than it asks for. */
function hasForeignExample({ file, value, sampleValue }: ContentDocument, documents: Documents) {
  const { example } = toFields(value);
  const isSample =
    file.startsWith(`${SAMPLE}/`) ||
    JSON.stringify(example) === JSON.stringify(toFields(sampleValue).example);
  const { asked, has } = toFields(toFields(example).mail);
  const ids = [asked, has].flat().filter((id) => id !== undefined);
  const isSold = ids.length > 0 && ids.every((id) => documents.has(`products/${id}`));
  const sellsSample = [...documents.values()].some((one) =>
    one.file.startsWith(`${SAMPLE}/products/`),
  );
  return example !== undefined && isSample && !isSold && !sellsSample;
}

/** A shop's photographs and stock list. */
export interface ShopExtras {
  /** The names of the owner's photographs, each a product's id or a picture's name. */
  readonly photographs?: readonly string[];
  readonly stock?: Stock | undefined;
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

const SHORT_NAME = new RegExp(`^.{0,${MAX_SHORT}}(?= |$)`);

/** Returns as many of a name's words as a short name has room for. */
const shortenName = (name: unknown) => SHORT_NAME.exec(String(name))?.[0] ?? '';

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
    ...rest,
    id,
    category,
    inStock,
    ...(checkedOn !== undefined && { checkedOn }),
    ...(photographs.includes(id) && { image: id }),
    ...(facts !== undefined &&
      hasFacts && { facts: { part, short: shortenName(product.name), ...toFields(facts) } }),
  };
}

/** Finds fields that `completeProduct` can't derive, or that the stock list overrides. */
function* findProductIssues(
  document: ContentDocument,
  { facts, name }: Fields,
  { stock }: ShopExtras,
): Generator<ContentIssue> {
  const product = toFields(document.value);
  const { part, short } = toFields(facts);
  const hasShort = toFields(product.facts).short !== undefined;
  if (part !== undefined && !hasShort && String(name).length > MAX_SHORT) {
    const message = `has no short name, and name has over ${MAX_SHORT} characters: add "short: ${short}" under facts`;
    yield createIssue(document, ['facts'], message);
  }
  const line = getStockLine(product, stock);
  const key = ['inStock', 'checkedOn'].find((field) => product[field] !== undefined);
  if (line !== undefined && key !== undefined) {
    const message = `is ignored, since ${STOCK_FILE} has the product on line ${line.line}: remove it here or there`;
    yield createIssue(document, [key], message, { severity: 'warning' });
  }
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
  const getFilled = (name: string) =>
    mapValues(documents.get(name)?.value, (value) =>
      typeof value === 'string' ? fillTemplate(value, texts) : value,
    );
  const shop = { categories: getFilled('categories'), company: toFields(getFilled('company')) };

  const complete = (document: ContentDocument): StageResult<unknown> => {
    const { name, file } = document;
    if (!document.isParsed) return { value: undefined, issues: [] };
    const value = getFilled(name);
    const [folder, id] = name.split('/');
    if (name === 'home' && hasForeignExample(document, documents)) {
      const { example: _, ...rest } = toFields(value);
      const message =
        'is the sample’s, with products that this shop lacks, and is left out: write one of your own, or remove it';
      const issue = createIssue(document, ['example'], message, { severity: 'warning' });
      return { value: rest, issues: file.startsWith(`${SAMPLE}/`) ? [] : [issue] };
    }
    if (id === undefined) return { value, issues: [] };
    const key = folder === 'products' ? 'id' : 'slug';
    const issues: ContentIssue[] = [];
    if (toFields(document.value)[key] !== undefined)
      issues.push(createIssue(document, [key], 'follows from the file’s name: remove the line'));
    if (folder === 'category-pages') return { value: { ...toFields(value), slug: id }, issues };
    const product = completeProduct(id, toFields(value), shop, extras);
    issues.push(...findProductIssues(document, product, extras));
    return { value: product, issues };
  };

  const results = renamed.map(({ document, issues }) => {
    const { value, issues: otherIssues } = complete(document);
    return { document: { ...document, value }, issues: [...issues, ...otherIssues] };
  });
  return {
    value: new Map(results.map(({ document }) => [document.name, document])),
    issues: results.flatMap(({ issues }) => issues),
  };
}
