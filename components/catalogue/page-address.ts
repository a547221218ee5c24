/** Replaces the query, never adds to the history: a search must not cost a press of Back a letter. */
export function replaceQuery(change: (query: string) => string): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${change(search)}${hash}`);
}

/**
 * Calls where Back or Forward shows another address of the page, or a page that the browser has kept.
 *
 * @returns what ends it
 */
export function followAddress(restore: () => void): () => void {
  // Just after it has shown a page that it kept for Back, WebKit empties fields that it is not to complete.
  const restoreKept = ({ persisted }: PageTransitionEvent) => {
    if (persisted) setTimeout(restore);
  };
  window.addEventListener('popstate', restore);
  window.addEventListener('pageshow', restoreKept);
  return () => {
    window.removeEventListener('popstate', restore);
    window.removeEventListener('pageshow', restoreKept);
  };
}
