/** Edits queries as texts, so that parameters of other features stay as they were written. */

/** Joins queries without question marks to one with a question mark. Returns '' if all are empty. */
export function joinQueries(...queries: readonly string[]): string {
  const joined = queries.filter((query) => query !== '').join('&');
  return joined === '' ? '' : `?${joined}`;
}

/** Removes parameters from a query. Returns the others as they were written, without the question mark: 'q=a+b&brand=ASUS'. */
export const removeParameters = (query: string, names: readonly string[]): string =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !names.some((name) => new URLSearchParams(pair).has(name)))
    .join('&');

/** Replaces the query of the page's address. A state of null makes Next's router add its own state and follow the new address. */
export const replaceQuery = (query: string): void =>
  history.replaceState(null, '', location.pathname + query + location.hash);
