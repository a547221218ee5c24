import type { CataloguePageData } from '@/lib/content/category-pages';
import type { Product } from '@/lib/content/products';
import { createMatcher } from '@/lib/search/fuzzy-search';

type GamingFields = Pick<Product, 'category' | 'subcategory' | 'name'>;
type FilterFields = Pick<Product, 'category' | 'brand' | 'name' | 'description'>;

/**
 * What a product is chosen by in each dropdown of the filter bar, by the dropdown's name in the form and in the address.
 * A new one is a line here, and its two words in data/interface.ts; form, address and matching follow.
 */
const CHOSEN_BY = {
  category: ({ category }) => [category],
  brand: ({ brand }) => [brand],
} as const satisfies Readonly<Record<string, (product: FilterFields) => readonly string[]>>;

type Dropdown = keyof typeof CHOSEN_BY;

/** In the order in which they stand on the page. */
export const DROPDOWNS = Object.keys(CHOSEN_BY) as readonly Dropdown[];

/** What is chosen in each dropdown, or 'all', and the search text, which is empty for none. */
export type Filters = Readonly<Record<Dropdown | 'search', string>>;

/** The values that each dropdown offers, besides 'all'. */
export type FilterChoices = Readonly<Record<Dropdown, readonly string[]>>;

const forEachDropdown = <T>(value: (name: Dropdown) => T) =>
  Object.fromEntries(DROPDOWNS.map((name) => [name, value(name)])) as Record<Dropdown, T>;

export const NO_FILTERS: Filters = { ...forEachDropdown(() => 'all'), search: '' };

export const FILTER_NAMES = Object.keys(NO_FILTERS) as readonly (keyof Filters)[];

/** What the dropdowns offer for these products: each value once, in the order in which they first occur. */
export const listFilterChoices = (products: readonly FilterFields[]): FilterChoices =>
  forEachDropdown((name) => [...new Set(products.flatMap(CHOSEN_BY[name]))]);

/** Whether the gaming page shows a product: the four conditions of the specification's section 3. */
const isForGaming = ({ category, subcategory, name }: GamingFields): boolean =>
  category === 'Graphics Cards' ||
  category === 'Processors' ||
  (category === 'Memory' && name.includes('RGB')) ||
  (category === 'Storage' && subcategory === 'Gaming SSDs');

/** The products of a scope, in catalogue order. */
export const selectProductsInScope = <P extends GamingFields>(
  products: readonly P[],
  scope: CataloguePageData['scope'],
): readonly P[] => (scope === 'all' ? products : products.filter(isForGaming));

/**
 * Whether a product passes all filters. The search text is compared without regard to case,
 * letter by letter as typed, with the name, the brand and the description.
 */
export function matchesFilters(product: FilterFields, filters: Filters): boolean {
  const chosen = DROPDOWNS.every((name) => {
    const values: readonly string[] = CHOSEN_BY[name](product);
    return filters[name] === 'all' || values.includes(filters[name]);
  });
  const { name, brand, description } = product;
  const wanted = filters.search.toLowerCase();
  return chosen && [name, brand, description].some((text) => text.toLowerCase().includes(wanted));
}

/**
 * The products that pass all filters; where none has the search text, those of what the dropdowns say that are near it.
 *
 * @returns the products in their order, and whether they are only near
 */
export function filterProducts<P extends FilterFields & Pick<Product, 'sku' | 'subcategory'>>(
  products: readonly P[],
  filters: Filters,
): { readonly shown: readonly P[]; readonly isNear: boolean } {
  const shown = products.filter((product) => matchesFilters(product, filters));
  if (shown.length > 0) return { shown, isNear: false };
  const chosen = products.filter((product) => matchesFilters(product, { ...filters, search: '' }));
  const isNear = createMatcher(filters.search);
  const near = chosen.filter(({ brand, name, sku, category, subcategory, description }) =>
    isNear([brand, name, sku, category, subcategory, description].join(' ')),
  );
  return { shown: near, isNear: near.length > 0 };
}

/** The distinct values of a field, in the order in which they first occur. */
export function listDistinctValues<P, K extends keyof P>(
  products: readonly P[],
  field: K,
): readonly P[K][] {
  return [...new Set(products.map((product) => product[field]))];
}

/** The filters that differ from their defaults. */
export const listActiveFilters = (filters: Filters): readonly (keyof Filters)[] =>
  FILTER_NAMES.filter((name) => filters[name] !== NO_FILTERS[name]);
