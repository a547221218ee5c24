import { type Filters, NO_FILTERS } from './catalogue';

/** The values that the two dropdowns offer, besides 'all'. */
export interface FilterChoices {
  readonly categories: readonly string[];
  readonly brands: readonly string[];
}

/**
 * Reads the filters from an address's query; a value that is not on offer falls back to its default.
 *
 * @param query such as '?category=Memory&q=rgb', with or without the question mark
 */
export function filtersFromQuery(query: string, { categories, brands }: FilterChoices): Filters {
  const parameters = new URLSearchParams(query);
  const offered = (value: string | null, choices: readonly string[]) =>
    value !== null && choices.includes(value) ? value : 'all';
  return {
    category: offered(parameters.get('category'), categories),
    brand: offered(parameters.get('brand'), brands),
    search: parameters.get('q') ?? NO_FILTERS.search,
  };
}

/** Writes the filters as a query with its question mark; empty where all are at their defaults. */
export function queryFromFilters({ category, brand, search }: Filters): string {
  const parameters = new URLSearchParams();
  if (category !== NO_FILTERS.category) parameters.set('category', category);
  if (brand !== NO_FILTERS.brand) parameters.set('brand', brand);
  if (search !== NO_FILTERS.search) parameters.set('q', search);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
