import type { Product } from '@/lib/content/products';
import type { ContentIssue } from './content-issue';
import type { PackFile } from './pack-files';
import type { Stock } from './stock-list';

const DAY = 24 * 60 * 60 * 1000;

/** Today where the shop is, such as 2026-11-23. */
export const getToday = (): string =>
  new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });

/**
 * Why 'In Stock' on a product has to be looked at again, if it has.
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
  const looked = checkedOn === '' ? 'never checked' : `last checked on ${checkedOn}`;
  return `'In Stock' was ${looked}; look again and write the day, or that it is not there (DMCC Act 2024, s. 226)`;
}

/**
 * What an owner is told of the stock and stops no build: numbers of no product, products without a line, and old looks.
 *
 * @param listed the list of stock, if there is one
 * @param day today; without it no look is old
 */
export function findStockIssues(
  { products, company }: { products: readonly Product[]; company: { stockHolds: number } },
  files: readonly PackFile[],
  listed: { readonly file: string; readonly stock: Stock } | undefined,
  day: string | undefined,
): readonly ContentIssue[] {
  const numbers = new Set(products.map(({ sku }) => sku.toLowerCase()));
  const idle = [...(listed?.stock ?? [])].filter(([sku]) => !numbers.has(sku));
  const notices = idle.map(([, { sku, line }]) => {
    const message = `${sku}: is no product’s part number: correct it where it should be one`;
    return { severity: 'warning' as const, file: listed?.file ?? '', line, column: 1, message };
  });
  const told = products.flatMap((product): readonly ContentIssue[] => {
    const { id, sku } = product;
    const row = listed?.stock.get(sku.toLowerCase());
    const place = {
      file: files.find(({ name }) => name === `products/${id}`)?.file ?? '',
      line: 1,
    };
    const at = {
      severity: 'warning' as const,
      ...(row && listed ? { file: listed.file, line: row.line } : place),
      column: 1,
    };
    const stale = day && findStaleStock(product, company.stockHolds, day);
    if (stale) return [{ ...at, message: `${id}: ${stale}` }];
    return listed && !row && product.checkedOn === undefined
      ? [{ ...at, message: `${id}: ${listed.file} has no line of ${sku}: add it` }]
      : [];
  });
  return [...notices, ...told];
}
