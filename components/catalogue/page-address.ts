import { withParts } from '@/lib/parts-address';

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

/** The address of this page with these ticks and no filters. */
export const listAddress = (parts: readonly string[]): string =>
  window.location.origin + window.location.pathname + withParts('', parts);

/** Lets each link to one of these pages take the ticks along, but those that lead to a place on this page. */
export function takeAlong(paths: readonly string[], parts: readonly string[]): void {
  for (const link of document.links) {
    const own = link.origin === window.location.origin && paths.includes(link.pathname);
    const query = withParts(link.search, parts);
    if (own && query !== link.search && !link.getAttribute('href')?.startsWith('#')) {
      link.search = query;
    }
  }
}
