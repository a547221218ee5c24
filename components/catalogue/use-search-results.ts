import { useDeferredValue, useMemo } from 'react';
import { type Filters, filterProducts } from '@/lib/catalogue/filters';
import { findOtherPages, type SearchedPage } from '@/lib/catalogue/find-other-pages';
import type { ProductCardData } from '@/lib/catalogue/product-card-data';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';

/** The lists that a search looks through. Each must be the same in every render. */
interface SearchedItems {
  readonly products: readonly ProductCardData[];
  /** The other category pages, to which a search may lead. */
  readonly pages: readonly SearchedPage[];
  /** All items of the shop, on these pages and on this one. */
  readonly enquiryItems: readonly EnquiryItem[];
}

export type SearchResults = ReturnType<typeof useSearchResults>;

/**
 * Finds the products and the other pages for the visitor's filters.
 *
 * @param hiddenIds the products that the visitor hides, because they don't fit
 */
export function useSearchResults(
  filters: Filters,
  hiddenIds: ReadonlySet<string> | undefined,
  { products, pages, enquiryItems }: SearchedItems,
) {
  // Deferred, so that typing stays fast with any number of cards.
  const deferredFilters = useDeferredValue(filters);
  return useMemo(() => {
    const typed = deferredFilters.q.trim();
    const { matches, nearMatches, hasNameMatch } = filterProducts(products, deferredFilters);
    const isShown = ({ id }: ProductCardData) => !hiddenIds?.has(id);
    return {
      typed,
      hasNameMatch,
      shownProducts: new Set(matches.filter(isShown)),
      nearProducts: new Set(nearMatches.filter(isShown)),
      /** The pages that have what the search describes, unless it names something on this one. */
      otherPages: hasNameMatch ? [] : findOtherPages(typed, pages, enquiryItems),
    };
  }, [products, deferredFilters, hiddenIds, pages, enquiryItems]);
}
