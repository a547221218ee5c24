import { useEffect } from 'react';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import type { PageState } from '@/lib/page-state/page-state';
import { pageStore } from '@/lib/page-state/page-store';

/** Drops the enquiry's lines of items that the shop no longer lists, as an old link may bring. The notices count them. */
export function useKnownLines({ lines }: PageState, items: readonly EnquiryItem[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines may hold unknown items, too
  useEffect(() => {
    pageStore.dispatch({ type: 'dropUnknown', knownIds: new Set(items.map(({ id }) => id)) });
  }, [items, lines]);
}
