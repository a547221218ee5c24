import type { PartFacts } from '@/data/parts/facts';
import type { FeaturedItem } from '@/data/shop/page';
import type { EnquiryLine } from './enquiry-state';

/**
 * A product or featured item as an enquiry knows it. Only products have a brand, a part number and facts. Only featured items have a
 * prompt, since they are ranges from which the visitor chooses.
 */
export interface EnquiryItem extends Partial<Pick<FeaturedItem, 'quotePrompt' | 'provides'>> {
  /** Unique across products and featured items. */
  readonly id: string;
  readonly name: string;
  readonly brand?: string;
  readonly sku?: string;
  /** The address of its page without the site's base path: '/computer-systems/'. */
  readonly href: string;
  /** A product's category, or a featured item's. */
  readonly category: string;
  readonly facts?: PartFacts;
}

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
