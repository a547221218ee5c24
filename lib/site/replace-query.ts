/** Replaces the query of the page's address. Next's router adds its own state to null, and so learns of the new address. */
export const replaceQuery = (query: string): void =>
  history.replaceState(null, '', location.pathname + query + location.hash);
