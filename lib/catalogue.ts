import type { CountTile } from '@/checks/schemas/categories';
import type { Product } from '@/checks/schemas/products';
import type { CatalogueScope } from '@/data/vocabulary';

export interface Filters {
  /** A product category, or 'all'. */
  readonly category: string;
  /** A brand, or 'all'. */
  readonly brand: string;
  /** Free text; empty for none. */
  readonly search: string;
}

export const NO_FILTERS: Filters = { category: 'all', brand: 'all', search: '' };

type GamingFields = Pick<Product, 'category' | 'subcategory' | 'name'>;
type FilterFields = Pick<Product, 'category' | 'brand' | 'name' | 'description'>;

/** Whether the gaming page shows a product: the four conditions of the specification's section 3. */
export function isForGaming({ category, subcategory, name }: GamingFields): boolean {
  return (
    category === 'Graphics Cards' ||
    category === 'Processors' ||
    (category === 'Memory' && name.includes('RGB')) ||
    (category === 'Storage' && subcategory === 'Gaming SSDs')
  );
}

/** The products of a scope, in catalogue order. */
export function productsInScope<P extends GamingFields>(
  products: readonly P[],
  scope: CatalogueScope,
): readonly P[] {
  return scope === 'all' ? products : products.filter(isForGaming);
}

/**
 * Whether a product passes all three filters. The search text is compared without regard to case,
 * letter by letter as typed, with the name, the brand and the description.
 */
export function matches(product: FilterFields, { category, brand, search }: Filters): boolean {
  if (category !== 'all' && product.category !== category) return false;
  if (brand !== 'all' && product.brand !== brand) return false;
  const wanted = search.toLowerCase();
  return [product.name, product.brand, product.description].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

/** The distinct values of a field, in the order in which they first occur. */
export function distinct<P, K extends keyof P>(products: readonly P[], field: K): readonly P[K][] {
  return [...new Set(products.map((product) => product[field]))];
}

/** How many of the products each tile counts, in the tiles' order. */
export function tileCounts(
  products: readonly Pick<Product, 'category'>[],
  tiles: readonly CountTile[],
): readonly number[] {
  return tiles.map(({ counts }) => products.filter(({ category }) => category === counts).length);
}

/** Whether any filter differs from its default. */
export function isFiltered({ category, brand, search }: Filters): boolean {
  return category !== 'all' || brand !== 'all' || search !== '';
}
