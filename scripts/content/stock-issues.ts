import type { Product } from '@/lib/content/products';
import type { ContentIssue } from './content-issue';
import type { PackFile } from './pack-files';
import { normaliseSku, type Stock } from './stock-list';

const DAY = 24 * 60 * 60 * 1000;

/** Today where the shop is, such as 2026-11-23. */
export const getToday = (): string =>
  new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });

/**
 * Returns why the stock of a product must be checked again; undefined where 'In Stock' is recent, or not said.
 *
 * @param holds how old it may be, in days
 */
export function findStaleStock(
  { inStock, checkedOn = '' }: Pick<Product, 'inStock' | 'checkedOn'>,
  holds: number,
  day: string,
): string | undefined {
  // An empty date gives NaN, which is no age that holds.
  const age = (Date.parse(day) - Date.parse(checkedOn)) / DAY;
  if (!inStock || (age >= 0 && age <= holds)) return undefined;
  const checked = checkedOn === '' ? 'never checked' : `last checked on ${checkedOn}`;
  return `'In Stock' was ${checked}: check again and write the day, or inStock: false (DMCC Act 2024, s. 226)`;
}

/** A stock list that was read. */
interface StockList {
  readonly file: string;
  readonly stock: Stock;
}

const formatItemCount = (count: number) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'item is' : 'items are'}`;

/** Finds the errors in the stock list's lines of products that the shop sells; other lines may say anything. */
export function findStockErrors(
  { file, stock }: StockList,
  skus: readonly string[],
  stockCheckedOn: unknown,
): readonly ContentIssue[] {
  const lines = skus.flatMap((sku) => stock.get(normaliseSku(sku)) ?? []);
  const issues = lines.flatMap(({ issue }) => issue ?? []);
  const undated = lines.filter(
    ({ inStock, checkedOn, issue }) => inStock && checkedOn === undefined && issue === undefined,
  );
  const [first] = undated;
  if (first === undefined || stockCheckedOn !== undefined) return issues;
  const message = `${formatItemCount(undated.length)} in stock without a date`;
  const fix = `add a column named Date, or write the day of the list in company.yaml, such as stockCheckedOn: ${getToday()}`;
  return [...issues, { severity: 'error', file, line: first.line, column: 1, message, fix }];
}

/** Warns, in one line, of items in the stock list that the site does not show. */
function findUnknownItems({ file, stock }: StockList, skus: readonly string[]) {
  const known = new Set(skus.map(normaliseSku));
  const unknown = [...stock.values()].filter(({ sku }) => !known.has(normaliseSku(sku)));
  const [first] = unknown;
  if (first === undefined) return [];
  const named = unknown.slice(0, 3).map(({ sku }) => sku);
  const others = unknown.length > 3 ? ' and others' : '';
  const message = `${formatItemCount(unknown.length)} not on the site (${named.join(', ')}${others})`;
  const fix = 'correct the part number of any that should be';
  return [{ severity: 'warning' as const, file, line: first.line, column: 1, message, fix }];
}

/**
 * Warns of items in the stock list that the site does not show, of products without a line, and of old dates.
 *
 * @param list the stock list, if there is one
 * @param day today; without it no date is old
 */
export function findStockIssues(
  { products, company }: { products: readonly Product[]; company: { stockHolds: number } },
  files: readonly PackFile[],
  list: StockList | undefined,
  day: string | undefined,
): readonly ContentIssue[] {
  const skus = products.map(({ sku }) => sku);
  const warnings = products.flatMap((product): readonly ContentIssue[] => {
    const { id, sku } = product;
    const row = list?.stock.get(normaliseSku(sku));
    const own = files.find(({ name }) => name === `products/${id}`)?.file ?? '';
    const place = row && list ? { file: list.file, line: row.line } : { file: own, line: 1 };
    const stale = day && findStaleStock(product, company.stockHolds, day);
    const message =
      stale ||
      (list && !row && product.checkedOn === undefined
        ? `${list.file} has no line of ${sku}: add it`
        : undefined);
    return message ? [{ severity: 'warning', ...place, column: 1, path: id, message }] : [];
  });
  return [...(list ? findUnknownItems(list, skus) : []), ...warnings];
}
