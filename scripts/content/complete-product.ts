import { MAX_SHORT, partKinds } from '@/lib/content/facts';
import type { ContentIssue } from './content-issue';
import { type ContentDocument, createIssue, type Fields, toFields } from './document';
import { normaliseSku, STOCK_FILE, type Stock } from './stock-list';

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
export function completeProduct(
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
export function* findProductIssues(
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
