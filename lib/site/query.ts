/** Edits queries as texts, so that parameters of other features stay as they were written. */

/** Joins queries without question marks to one that has it. Returns '' if all are empty. */
export function joinQueries(...queries: readonly string[]): string {
  const joined = queries.filter((query) => query !== '').join('&');
  return joined === '' ? '' : `?${joined}`;
}

/** Removes parameters from a query. Returns the rest as written, without the question mark. */
export const removeParameters = (query: string, names: readonly string[]): string =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !names.some((name) => new URLSearchParams(pair).has(name)))
    .join('&');

/** Replaces the address's query. With a state of null, Next's router adds its own and follows. */
export const replaceQuery = (query: string): void =>
  history.replaceState(null, '', location.pathname + query + location.hash);
