import type { EnquiryItem } from './enquiry-item';
import type { EnquiryLine } from './enquiry-state';

/** A line of the enquiry with its item. */
export interface ItemLine {
  readonly item: EnquiryItem;
  readonly quantity: number;
}

/** Returns the lines with their items, in the order of the lines. Unknown ids are left out. */
export const resolveLines = (
  lines: readonly EnquiryLine[],
  items: readonly EnquiryItem[],
): readonly ItemLine[] =>
  lines.flatMap(({ id, quantity }) => {
    const item = items.find((each) => each.id === id);
    return item ? [{ item, quantity }] : [];
  });
