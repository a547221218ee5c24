import { withParts } from '@/lib/parts-address';
import { ENQUIRY_FORM } from './enquiry-ids';

/** Replaces the query, never adds to the history: a search must not cost a press of Back a letter. */
export function replaceQuery(change: (query: string) => string): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${change(search)}${hash}`);
}

/**
 * Keeps a page and its address of one mind where Back and Forward lead.
 *
 * @param restore shows what the address says, on a page that the browser has kept
 * @param keep writes what the page shows, where another place on it is gone to: its entry in the history is of an earlier
 *   state, and what was chosen since is not to be undone
 * @returns what ends it
 */
export function followAddress(restore: () => void, keep: () => void): () => void {
  let place = window.location.hash;
  // WebKit says so of a page that it has kept, too, once it has emptied fields that it is not to complete.
  const follow = () => (window.location.hash === place ? restore() : keep());
  const note = () => {
    place = window.location.hash;
  };
  const restoreKept = ({ persisted }: PageTransitionEvent) => {
    if (persisted) setTimeout(restore);
  };
  window.addEventListener('popstate', follow);
  window.addEventListener('hashchange', note);
  window.addEventListener('pageshow', restoreKept);
  return () => {
    window.removeEventListener('popstate', follow);
    window.removeEventListener('hashchange', note);
    window.removeEventListener('pageshow', restoreKept);
  };
}

/** The address of this page with these ticks and no filters, where they are listed. */
export const listAddress = (parts: readonly string[]): string =>
  `${window.location.origin}${window.location.pathname}${withParts('', parts)}#${ENQUIRY_FORM}`;

/** Lets each link to a page of the site take the ticks along, but those that lead to a place on this page. */
export function takeAlong(parts: readonly string[]): void {
  for (const link of document.links) {
    if (link.origin !== window.location.origin || link.getAttribute('href')?.startsWith('#'))
      continue;
    const query = withParts(link.search, parts);
    if (query !== link.search) link.search = query;
  }
}
