import { type Category, categories } from '@/data/shop/categories';
import type { Product } from '@/data/shop/product';
import { listDistinctValues } from './filters';

interface ComparedProduct {
  readonly category: Category;
  /** Figures by label. */
  readonly specifications: Readonly<Record<string, string | undefined>>;
}

/** The comparison of one category's products. */
export type Comparison = ReturnType<typeof compareProducts<Product>>[number];

/**
 * Compares the products of each category that has at least two. A row has a label of the category
 * and each product's value, undefined where unknown. Rows without any value are left out.
 */
export function compareProducts<P extends ComparedProduct>(products: readonly P[]) {
  return listDistinctValues(products, 'category')
    .map((category) => {
      const categoryProducts = products.filter((product) => product.category === category);
      const { cardLabels, moreLabels } = categories[category];
      const rows = [...cardLabels, ...moreLabels].map((label) => {
        const values = categoryProducts.map(({ specifications }) => specifications[label]);
        return { label, values, hasDifferences: new Set(values).size > 1 };
      });
      return {
        category,
        products: categoryProducts,
        rows: rows.filter(({ values }) => values.some((value) => value !== undefined)),
      };
    })
    .filter((comparison) => comparison.products.length > 1);
}
