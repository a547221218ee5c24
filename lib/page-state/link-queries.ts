/**
 * Updates the query of every link to another page of the site, which carries the enquiry and the visitor's PC along.
 *
 * @param update returns a link's new query from its present one
 */
export function updateLinkQueries(update: (query: string) => string): void {
  for (const link of document.links) {
    // A new query on a link to this page's own fragments would reload the page.
    if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) continue;
    const query = update(link.search);
    if (query !== link.search) link.search = query;
  }
}
