import type { CategoryPageData } from '@/checks/schemas/category-pages';
import type { Product } from '@/checks/schemas/products';
import { distinct, productsInScope } from '@/lib/catalogue';

/**
 * What keeps the tiles of a catalogue page from counting each product that it shows: the schema refuses two tiles of one
 * product category, so only one can be missing.
 *
 * @returns one line for each missing tile, with the line to add
 */
export function tileMistakes(
  pages: readonly CategoryPageData[],
  products: readonly Product[],
): readonly string[] {
  return pages.flatMap((page) => {
    if (page.kind !== 'catalogue') return [];
    const counted = new Set(page.tiles.map(({ counts }) => counts));
    return distinct(productsInScope(products, page.scope), 'category')
      .filter((name) => !counted.has(name))
      .map(
        (name) =>
          `data/category-pages/${page.slug}.ts, ${page.slug}, tiles: none counts ${name}, which products are in: add { label: '${name}', counts: '${name}' },`,
      );
  });
}
