import { useEffect } from 'react';
import { dropUnknownLines } from '@/lib/enquiry/change-lines';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';

/** Drops lines of items that the shop no longer lists, which an old link may bring. EnquiryNotices says how many. */
export function useDropUnknownLines({ lines }: Enquiry, items: readonly EnquiryItem[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines may be of unknown items
  useEffect(() => {
    enquiryStore.update(dropUnknownLines(new Set(items.map(({ id }) => id))));
  }, [items, lines]);
}
