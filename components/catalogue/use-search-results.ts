import { useDeferredValue, useMemo } from 'react';
import type { CatalogueItem } from '@/lib/catalogue/catalogue-item';
import { type Filters, filterProducts } from '@/lib/catalogue/filters';
import { findOtherPages, type SearchedPage } from '@/lib/catalogue/find-other-pages';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';

export type SearchResults = ReturnType<typeof useSearchResults>;

/**
 * Finds the products and the other pages for the visitor's filters. Each list must be the same in every render.
 *
 * @param hiddenIds the products that the visitor hides, because they don't fit
 * @param pages the other category pages, which a search may lead to
 * @param shopItems all items of the shop, on these pages and on this one
 */
export function useSearchResults(
  filters: Filters,
  hiddenIds: ReadonlySet<string> | undefined,
  products: readonly CatalogueItem[],
  pages: readonly SearchedPage[],
  shopItems: readonly EnquiryItem[],
) {
  // Deferred, so that typing stays fast with any number of cards.
  const deferredFilters = useDeferredValue(filters);
  return useMemo(() => {
    const typed = deferredFilters.q.trim();
    const { matches, nearMatches, hasNameMatch } = filterProducts(products, deferredFilters);
    const isShown = ({ id }: CatalogueItem) => !hiddenIds?.has(id);
    return {
      typed,
      hasNameMatch,
      shownProducts: new Set(matches.filter(isShown)),
      nearProducts: new Set(nearMatches.filter(isShown)),
      /** The pages that have what the search describes, unless it names something on this one. */
      otherPages: hasNameMatch ? [] : findOtherPages(typed, pages, shopItems),
    };
  }, [products, deferredFilters, hiddenIds, pages, shopItems]);
}
