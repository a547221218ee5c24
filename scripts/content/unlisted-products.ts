import { selectProductsInScope } from '@/lib/catalogue/filters';
import type { Pack } from '@/lib/content/pack';
import type { ContentIssue } from './content-issue';
import type { PackFile } from './pack-files';

/** Warns of products that no page of the menu shows. */
export function findUnlistedProducts(
  { products, 'category-pages': pages }: Pick<Pack, 'products' | 'category-pages'>,
  files: readonly PackFile[],
): readonly ContentIssue[] {
  const listed = new Set(
    pages.flatMap((page) =>
      page.kind === 'catalogue' ? selectProductsInScope(products, page.scope) : [],
    ),
  );
  const unlisted = products.filter((product) => !listed.has(product)).map(({ id }) => id);
  const file = files.find(({ name }) => name === 'menu')?.file ?? '';
  const message = `no page in this list shows ${unlisted.join(', ')}`;
  const fix = "add a page with 'scope: all', such as pc-components";
  return unlisted.length === 0
    ? []
    : [{ severity: 'warning', file, line: 1, column: 1, message, fix }];
}
