import { joinQueries, removeParameters } from '@/lib/site/query';
import { cleanText } from '@/lib/text/clean-text';
import { DEFAULT_FILTERS, type FilterChoices, type Filters, pickActiveFilters } from './filters';

/** The longest search, in characters, so that its address stays short enough to load. */
export const MAX_SEARCH_LENGTH = 100;

/**
 * Parses the filters of a query such as '?category=Memory&q=rgb', with or without the question
 * mark. A value that is not offered becomes the default, and a search that is too long is cut.
 */
export function parseFilters(query: string, choices: FilterChoices): Filters {
  const parameters = new URLSearchParams(query);
  const parseDropdown = (name: keyof FilterChoices) => {
    const value = parameters.get(name) ?? '';
    return choices[name].includes(value) ? value : DEFAULT_FILTERS[name];
  };
  return {
    category: parseDropdown('category'),
    brand: parseDropdown('brand'),
    q: cleanText(parameters.get('q') ?? '', MAX_SEARCH_LENGTH),
  };
}

/** Replaces the filters of a query. Its other parameters stay as they were written. */
export const replaceFilters = (query: string, filters: Partial<Filters>): string =>
  joinQueries(
    `${new URLSearchParams(pickActiveFilters(filters))}`,
    removeParameters(query, Object.keys(DEFAULT_FILTERS)),
  );

/** Serialises the active filters as a query with its question mark, or as '' without any. */
export const serialiseFilters = (filters: Partial<Filters>): string => replaceFilters('', filters);
