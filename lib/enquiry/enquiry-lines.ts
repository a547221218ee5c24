import type { EnquiryItem } from './enquiry-item';
import type { EnquiryLine } from './enquiry-state';

/** A line of the enquiry with its item. */
export interface ItemLine extends Omit<EnquiryLine, 'id'> {
  readonly item: EnquiryItem;
}

/** Returns the lines with their items, in the order of the lines. Unknown ids are left out. */
export const resolveLines = (
  lines: readonly EnquiryLine[],
  items: readonly EnquiryItem[],
): readonly ItemLine[] =>
  lines.flatMap(({ id, ...line }) => {
    const item = items.find((each) => each.id === id);
    return item ? [{ item, ...line }] : [];
  });
