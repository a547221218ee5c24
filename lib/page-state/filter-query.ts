import {
  DROPDOWNS,
  type FilterChoices,
  type Filters,
  listActiveFilters,
  NO_FILTERS,
} from '@/lib/catalogue/filters';

/** Longest search, so that the address which carries it can always be loaded again. */
export const MAX_SEARCH_LENGTH = 100;

/** What a filter is called in the address and in the form, which goes to that address where no script answers it. */
export const getParameterName = (filter: keyof Filters): string =>
  filter === 'search' ? 'q' : filter;

/** A text of at most the limit's length, not cut within a character. */
export const truncateSearch = (text: string) =>
  text.slice(0, MAX_SEARCH_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/**
 * Reads the filters from an address's query, such as '?category=Memory&q=rgb', with or without the question mark. A value
 * that is not on offer falls back to its default, and a search that is too long is cut.
 */
export function parseFilters(query: string, choices: FilterChoices): Filters {
  const parameters = new URLSearchParams(query);
  const offered = DROPDOWNS.map((name) => {
    const value = parameters.get(name) ?? '';
    return [name, choices[name].includes(value) ? value : NO_FILTERS[name]];
  });
  const search = truncateSearch(parameters.get(getParameterName('search')) ?? NO_FILTERS.search);
  return { ...Object.fromEntries(offered), search };
}

/** Writes the filters as a query with its question mark; empty where all are at their defaults. */
export function serialiseFilters(filters: Filters): string {
  const set = listActiveFilters(filters).map((name) => [getParameterName(name), filters[name]]);
  const query = `${new URLSearchParams(set)}`;
  return query && `?${query}`;
}

/** What a visitor has set, and from a link what the visitor has not. */
export function mergeFilters(set: Filters, linked: Filters): Filters {
  return {
    ...linked,
    ...Object.fromEntries(listActiveFilters(set).map((name) => [name, set[name]])),
  };
}
