/** Replaces the query of the page's address. A state of null makes Next's router add its own state and follow the new address. */
export const replaceQuery = (query: string): void =>
  history.replaceState(null, '', location.pathname + query + location.hash);
