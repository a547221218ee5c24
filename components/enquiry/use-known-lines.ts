import { useEffect } from 'react';
import { dropUnknownLines } from '@/lib/enquiry/change-lines';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import type { Enquiry } from '@/lib/enquiry/parse-state';

/** Drops the enquiry's lines of items that the shop no longer lists, as an old link may bring. The notices count them. */
export function useKnownLines({ lines }: Enquiry, items: readonly EnquiryItem[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines may hold unknown items, too
  useEffect(() => {
    enquiryStore.update(dropUnknownLines(new Set(items.map(({ id }) => id))));
  }, [items, lines]);
}
