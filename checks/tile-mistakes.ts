import type { Category } from '@/checks/schemas/categories';
import type { Product } from '@/checks/schemas/products';
import { distinct, productsInScope } from '@/lib/catalogue';

/**
 * What keeps the tiles of a catalogue page from counting each product that it shows: the schema refuses two tiles of one
 * product category, so only one can be missing.
 *
 * @returns one line for each missing tile, with the line to add
 */
export function tileMistakes(
  categories: readonly Category[],
  products: readonly Product[],
): readonly string[] {
  return categories.flatMap((category) => {
    if (category.kind !== 'catalogue') return [];
    const counted = new Set(category.tiles.map(({ counts }) => counts));
    return distinct(productsInScope(products, category.scope), 'category')
      .filter((name) => !counted.has(name))
      .map(
        (name) =>
          `data/categories/${category.slug}.ts, ${category.slug}, tiles: none counts ${name}, which products are in: add { label: '${name}', counts: '${name}' },`,
      );
  });
}
