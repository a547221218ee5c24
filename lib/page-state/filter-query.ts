import {
  DROPDOWNS,
  type FilterChoices,
  type Filters,
  filtersSet,
  NO_FILTERS,
} from '@/lib/catalogue/filters';

/** Longest search, so that the address which carries it can always be loaded again. */
export const SEARCH_LIMIT = 100;

/** What a filter is called in the address and in the form, which goes to that address where no script answers it. */
export const parameterOf = (filter: keyof Filters): string => (filter === 'search' ? 'q' : filter);

/** A text of at most the limit's length, not cut within a character. */
export const limited = (text: string) =>
  text.slice(0, SEARCH_LIMIT).replace(/[\uD800-\uDBFF]$/, '');

/**
 * Reads the filters from an address's query, such as '?category=Memory&q=rgb', with or without the question mark. A value
 * that is not on offer falls back to its default, and a search that is too long is cut.
 */
export function filtersFromQuery(query: string, choices: FilterChoices): Filters {
  const parameters = new URLSearchParams(query);
  const offered = DROPDOWNS.map((name) => {
    const value = parameters.get(name) ?? '';
    return [name, choices[name].includes(value) ? value : NO_FILTERS[name]];
  });
  const search = limited(parameters.get(parameterOf('search')) ?? NO_FILTERS.search);
  return { ...Object.fromEntries(offered), search };
}

/** Writes the filters as a query with its question mark; empty where all are at their defaults. */
export function queryFromFilters(filters: Filters): string {
  const set = filtersSet(filters).map((name) => [parameterOf(name), filters[name]]);
  const query = `${new URLSearchParams(set)}`;
  return query && `?${query}`;
}

/** What a visitor has set, and from a link what the visitor has not. */
export function setOverLinked(set: Filters, linked: Filters): Filters {
  return { ...linked, ...Object.fromEntries(filtersSet(set).map((name) => [name, set[name]])) };
}
