import { joinQueries, removeParameters } from '@/lib/site/query';
import { cleanText } from '@/lib/text/clean-text';
import {
  DEFAULT_FILTERS,
  DROPDOWN_NAMES,
  FILTER_NAMES,
  type FilterChoices,
  type Filters,
  listActiveFilters,
} from './filters';

/** The longest search, in characters, so that its address stays short enough to load. */
export const MAX_SEARCH_LENGTH = 100;

/** Returns the name of a filter's parameter in the address and of its field, since the form without JavaScript loads such an address. */
export const getParameterName = (filter: keyof Filters): string =>
  filter === 'search' ? 'q' : filter;

/**
 * Parses the filters of a query such as '?category=Memory&q=rgb', with or without the question mark. A value that is not
 * offered becomes the default, and a search that is too long is cut.
 */
export function parseFilters(query: string, choices: FilterChoices): Filters {
  const parameters = new URLSearchParams(query);
  const dropdowns = DROPDOWN_NAMES.map((name) => {
    const value = parameters.get(name) ?? '';
    return [name, choices[name].includes(value) ? value : DEFAULT_FILTERS[name]];
  });
  const search = cleanText(parameters.get(getParameterName('search')) ?? '', MAX_SEARCH_LENGTH);
  return { ...Object.fromEntries(dropdowns), search };
}

/** Returns the query of the active filters without a question mark. */
const formatFilters = (filters: Filters): string =>
  new URLSearchParams(
    listActiveFilters(filters).map((name) => [getParameterName(name), filters[name]]),
  ).toString();

/** Serialises the active filters as a query with its question mark, or as '' where all are at their defaults. */
export const serialiseFilters = (filters: Filters): string => joinQueries(formatFilters(filters));

/** Replaces the filters of a query. Other parameters, such as an enquiry's, stay as they were written. */
export const replaceFilters = (query: string, filters: Filters): string =>
  joinQueries(formatFilters(filters), removeParameters(query, FILTER_NAMES.map(getParameterName)));

/** Merges the filters that a visitor has chosen with those of a link. An active filter of the visitor's wins. */
export function mergeFilters(chosen: Filters, linked: Filters): Filters {
  return {
    ...linked,
    ...Object.fromEntries(listActiveFilters(chosen).map((name) => [name, chosen[name]])),
  };
}
