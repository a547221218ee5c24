/**
 * Lets links to the site's pages carry what is ticked and what a visitor has, so that no page forgets it.
 *
 * @param carried a link's query with that in it, by the link's own
 */
export function takeAlong(carried: (query: string) => string): void {
  for (const link of document.links) {
    // With a query of its own, a link to a place on this page would load the page anew.
    if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) continue;
    const query = carried(link.search);
    if (query !== link.search) link.search = query;
  }
}
