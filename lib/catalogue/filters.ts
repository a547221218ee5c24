import type { CataloguePageData } from '@/data/shop/page';
import type { Product } from '@/data/shop/product';
import { createMatcher } from '@/lib/search/fuzzy-search';

type FilterFields = Pick<Product, 'category' | 'brand' | 'name' | 'description'>;

/**
 * The dropdowns of the filter bar in page order. Each has the name of a product's field. The
 * compiler names the other places that a new dropdown needs.
 */
export const DROPDOWN_NAMES = ['category', 'brand'] as const;

type Dropdown = (typeof DROPDOWN_NAMES)[number];

/**
 * The value of each dropdown, or 'all', and the search `q`, or ''. The form's fields and the
 * address's parameters share the names, since the browser itself may send the form.
 */
export type Filters = Readonly<Record<Dropdown | 'q', string>>;

/** The values of each dropdown besides 'all'. */
export type FilterChoices = Readonly<Record<Dropdown, readonly string[]>>;

export const DEFAULT_FILTERS: Filters = { category: 'all', brand: 'all', q: '' };

/** Returns the filters that differ from their defaults. */
export const pickActiveFilters = (filters: Partial<Filters>): Partial<Filters> =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) => value !== DEFAULT_FILTERS[name as keyof Filters],
    ),
  );

/** Returns the distinct values of a field, in order of first occurrence. */
export function listDistinctValues<P, K extends keyof P>(
  products: readonly P[],
  field: K,
): readonly P[K][] {
  return [...new Set(products.map((product) => product[field]))];
}

/** Returns the values that the dropdowns offer for these products. */
export const listFilterChoices = (products: readonly FilterFields[]): FilterChoices => ({
  category: listDistinctValues(products, 'category'),
  brand: listDistinctValues(products, 'brand'),
});

/** Returns the products of a scope, in catalogue order. */
export const selectProductsInScope = <P extends Pick<Product, 'isForGaming'>>(
  products: readonly P[],
  scope: CataloguePageData['scope'],
): readonly P[] => (scope === 'all' ? products : products.filter(({ isForGaming }) => isForGaming));

/** Returns true for a product that has the chosen value of each dropdown. */
const matchesDropdowns = (product: FilterFields, filters: Filters): boolean =>
  DROPDOWN_NAMES.every((name) => filters[name] === 'all' || filters[name] === product[name]);

/** Returns true if a text contains the search as typed, but for capitals and spaces around it. */
const containsTyped = (texts: readonly string[], search: string): boolean =>
  texts.some((text) => text.toLowerCase().includes(search.trim().toLowerCase()));

/** Returns true for a product that passes the dropdowns and contains the search as typed. */
export const matchesFilters = (product: FilterFields, filters: Filters): boolean =>
  matchesDropdowns(product, filters) &&
  containsTyped([product.name, product.brand, product.description], filters.q);

type SearchedFields = FilterFields &
  Pick<Product, 'sku' | 'subcategory' | 'compatibilityTags'> & {
    /** Figures by label. */
    readonly specifications: readonly (readonly [label: string, figure: string])[];
  };

/**
 * Joins a product's texts for the search by words. Leaves out descriptions and features, which may
 * name what the product is not: 'Cooler not included'.
 */
const joinSearchedText = (product: SearchedFields) =>
  [
    product.brand,
    product.name,
    product.sku,
    product.category,
    product.subcategory,
    ...product.compatibilityTags,
    ...product.specifications.map(([, figure]) => figure),
  ].join(' ');

/** Finds the products that pass all filters, and near matches, in catalogue order. */
export function filterProducts<P extends SearchedFields>(products: readonly P[], filters: Filters) {
  const matches = products.filter((product) => matchesFilters(product, filters));
  const isMatch = createMatcher(filters.q);
  return {
    matches,
    /** The other products that pass the dropdowns and have all words of the search. */
    nearMatches: products.filter(
      (product) =>
        matchesDropdowns(product, filters) &&
        isMatch(joinSearchedText(product)) &&
        !matches.includes(product),
    ),
    /** True if the search is '' or names a product, brand or category of the page. */
    hasNameMatch: products.some(
      ({ brand, name, category }) =>
        containsTyped([name, brand], filters.q) || isMatch(`${brand} ${name} ${category}`),
    ),
  };
}
