import { productsInScope } from '@/lib/catalogue';
import type { Pack } from '@/lib/content/pack';
import type { Message } from './content-issue';
import type { PackFile } from './pack-files';

/** That products stand on none of the pages that the menu lists, which stops no build. */
export function unseenNotices(
  { products, 'category-pages': pages }: Pick<Pack, 'products' | 'category-pages'>,
  files: readonly PackFile[],
): readonly Message[] {
  const seen = pages.flatMap((page) =>
    page.kind === 'catalogue' ? productsInScope(products, page.scope) : [],
  );
  const unseen = products.filter((product) => !seen.includes(product)).map(({ id }) => id);
  const text = `no page listed here shows ${unseen.join(', ')}: list one with 'scope: all', such as pc-components`;
  const file = files.find(({ name }) => name === 'menu')?.file ?? '';
  return unseen.length === 0 ? [] : [{ file, line: 1, column: 1, text }];
}
