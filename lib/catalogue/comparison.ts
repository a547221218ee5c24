import { categories } from '@/data/shop';
import type { Product } from '@/lib/content/products';
import { listDistinctValues } from './filters';

/** The products of one category side by side. */
export type Comparison = ReturnType<typeof compareProducts<Product>>[number];

/** Columns at most: sixty would be wider than five desktops. */
export const MAX_COMPARED = 12;

/**
 * Compares the products of each category that has at least two, label by label in the category's own order; a label
 * that none of them has is left out. Of a category with many products it takes the first. Values are in the products'
 * order, undefined where one has none.
 */
export function compareProducts<P extends Pick<Product, 'category' | 'specifications'>>(
  products: readonly P[],
) {
  return listDistinctValues(products, 'category')
    .map((category) => {
      const all = products.filter((product) => product.category === category);
      const compared = all.slice(0, MAX_COMPARED);
      const { cardLabels = [], moreLabels = [] } = categories[category] ?? {};
      const rows = [...cardLabels, ...moreLabels].map((label) => {
        const values = compared.map(({ specifications }) => specifications[label]);
        return { label, values, differs: new Set(values).size > 1 };
      });
      return {
        category,
        isAll: compared.length === all.length,
        products: compared,
        rows: rows.filter(({ values }) => values.some((value) => value !== undefined)),
      };
    })
    .filter((comparison) => comparison.products.length > 1);
}
