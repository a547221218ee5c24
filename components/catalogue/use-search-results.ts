import { useDeferredValue, useMemo } from 'react';
import type { CatalogueItem } from '@/lib/catalogue/catalogue-item';
import { type Filters, filterProducts } from '@/lib/catalogue/filters';
import { findOtherPages, type SearchedPage } from '@/lib/catalogue/find-other-pages';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';

/** The lists that a search looks through. Each must be the same in every render. */
interface SearchOptions {
  readonly products: readonly CatalogueItem[];
  /** The other category pages, which a search may lead to. */
  readonly pages: readonly SearchedPage[];
  /** All items of the shop. */
  readonly enquiryItems: readonly EnquiryItem[];
}

/** The products and pages that the filters find. */
export interface SearchResults {
  /** The search, as the visitor typed it. */
  readonly typed: string;
  /** True if the search names a product, a brand or a category of this page. Also true without a search. */
  readonly hasNameMatch: boolean;
  readonly shownProducts: ReadonlySet<CatalogueItem>;
  /** The products that come near to the search. */
  readonly nearProducts: ReadonlySet<CatalogueItem>;
  /** The pages that have what the search describes, unless it names something on this one. */
  readonly otherPages: readonly SearchedPage[];
}

/**
 * Finds the products and the other pages for the visitor's filters.
 *
 * @param hiddenIds the products that the visitor hides, because they don't fit
 */
export function useSearchResults(
  filters: Filters,
  hiddenIds: ReadonlySet<string> | undefined,
  { products, pages, enquiryItems }: SearchOptions,
): SearchResults {
  // Deferred, so that typing stays fast with any number of cards.
  const deferredFilters = useDeferredValue(filters);
  return useMemo(() => {
    const typed = deferredFilters.q.trim();
    const { matches, nearMatches, hasNameMatch } = filterProducts(products, deferredFilters);
    const isShown = ({ id }: CatalogueItem) => !hiddenIds?.has(id);
    return {
      hasNameMatch,
      typed,
      shownProducts: new Set(matches.filter(isShown)),
      nearProducts: new Set(nearMatches.filter(isShown)),
      otherPages: hasNameMatch ? [] : findOtherPages(typed, pages, enquiryItems),
    };
  }, [products, deferredFilters, hiddenIds, pages, enquiryItems]);
}
