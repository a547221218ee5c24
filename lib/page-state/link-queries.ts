/**
 * Updates the query of every link to another page of the site, so that each page knows the enquiry and the visitor's PC.
 *
 * @param update returns a link's new query from its present one
 */
export function updateLinkQueries(update: (query: string) => string): void {
  for (const link of document.links) {
    // With a query of its own, a link to a place on this page would load the page anew.
    if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) continue;
    const query = update(link.search);
    if (query !== link.search) link.search = query;
  }
}
