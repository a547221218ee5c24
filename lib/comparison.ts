import type { Product } from '@/checks/schemas/products';
import { type ProductCategory, taxonomy } from '@/data/taxonomy';
import { distinct } from './catalogue';

type ComparedFields = Pick<Product, 'category' | 'specifications'>;

/** One line of a comparison: a label, and each product's value in the products' order; undefined where it has none. */
export interface ComparisonRow {
  readonly label: string;
  readonly values: readonly (string | undefined)[];
  /** Whether the products differ here. */
  readonly differs: boolean;
}

/** The products of one category side by side. */
export interface Comparison<P> {
  readonly category: ProductCategory;
  readonly products: readonly P[];
  readonly rows: readonly ComparisonRow[];
}

/**
 * Compares the products of each category that has at least two, label by label in the category's own order; a label
 * that none of them has is left out.
 */
export function comparisons<P extends ComparedFields>(
  products: readonly P[],
): readonly Comparison<P>[] {
  return distinct(products, 'category')
    .map((category) => {
      const compared = products.filter((product) => product.category === category);
      const rows = taxonomy[category].labels.map((label) => {
        const values = compared.map(({ specifications }) => specifications[label]);
        return { label, values, differs: new Set(values).size > 1 };
      });
      return {
        category,
        products: compared,
        rows: rows.filter(({ values }) => values.some((value) => value !== undefined)),
      };
    })
    .filter((comparison) => comparison.products.length > 1);
}
