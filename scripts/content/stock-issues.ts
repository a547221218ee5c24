import type { Pack } from '@/lib/content/pack';
import { joinNames } from '@/lib/text/join-names';
import type { ContentIssue } from './content-issue';
import { getToday, normaliseSku, type StockList } from './stock-list';

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
  const message = `${formatItemCount(undated.length)} in stock without a date: add a column named Date, or write the day of the list in company.yaml, such as stockCheckedOn: ${getToday()}`;
  return [...issues, { severity: 'error', file, line: first.line, column: 1, message }];
}

/** Warns of items in the stock list that the site does not show, and of products without a line or date, each in one line. */
export function findStockWarnings(
  { file, stock }: StockList,
  products: Pack['products'],
): readonly ContentIssue[] {
  const warning = { severity: 'warning', file, column: 1 } as const;
  const shownSkus = new Set(products.map(({ sku }) => normaliseSku(sku)));
  const unknown = [...stock.values()].filter(({ sku }) => !shownSkus.has(normaliseSku(sku)));
  const missing = products
    .filter(({ sku, checkedOn }) => !stock.has(normaliseSku(sku)) && checkedOn === undefined)
    .map(({ id, sku }) => `${id} (${sku})`);
  const issues: ContentIssue[] = [];
  if (unknown[0]) {
    const names = joinNames(unknown.map(({ sku }) => sku));
    const message = `${formatItemCount(unknown.length)} not on the site (${names}): correct the part number of any that should be`;
    issues.push({ ...warning, line: unknown[0].line, message });
  }
  if (missing.length > 0) {
    const message = `has no line of ${joinNames(missing)}: add it, or write inStock in its file`;
    issues.push({ ...warning, line: 1, message });
  }
  return issues;
}
