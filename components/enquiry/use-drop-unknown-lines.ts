import { useEffect } from 'react';
import { dropUnknownLines } from '@/lib/enquiry/change-lines';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import type { EnquiryLine } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';

/**
 * Drops lines of items that the shop doesn't list, which a link or an old enquiry may have.
 *
 * @param lines the lines of the enquiry
 * @param items all that an enquiry can hold; the same list in every render
 */
export function useDropUnknownLines(
  lines: readonly EnquiryLine[],
  items: readonly EnquiryItem[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines may be of unknown items
  useEffect(() => {
    enquiryStore.update(dropUnknownLines(new Set(items.map(({ id }) => id))));
  }, [items, lines]);
}
