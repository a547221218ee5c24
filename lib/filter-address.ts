import { type Filters, NO_FILTERS } from './catalogue';

/** The values that the two dropdowns offer, besides 'all'. */
export interface FilterChoices {
  readonly categories: readonly string[];
  readonly brands: readonly string[];
}

/** Longest search, so that the address which carries it can always be loaded again. */
export const SEARCH_LIMIT = 100;

/** A text of at most the limit's length, not cut within a character. */
const limited = (text: string) => text.slice(0, SEARCH_LIMIT).replace(/[\uD800-\uDBFF]$/, '');

/**
 * Reads the filters from an address's query; a value that is not on offer falls back to its default, and a
 * search that is too long is cut.
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
    search: limited(parameters.get('q') ?? NO_FILTERS.search),
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

/** What a visitor has set, and from a link what the visitor has not. */
export function setOverLinked(set: Filters, linked: Filters): Filters {
  const choose = (field: keyof Filters) =>
    set[field] === NO_FILTERS[field] ? linked[field] : set[field];
  return { category: choose('category'), brand: choose('brand'), search: choose('search') };
}
