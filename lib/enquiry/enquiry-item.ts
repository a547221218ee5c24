import type { PartFacts } from '@/data/parts/facts';
import type { FeaturedItem } from '@/data/shop/page';
import type { Product } from '@/data/shop/product';
import type { EnquiryLine } from './enquiry-state';

/** The fields that products and featured items share. */
interface CommonFields {
  /** Unique across products and featured items. */
  readonly id: string;
  readonly name: string;
  /** The address of its page without the site's base path: '/computer-systems/'. */
  readonly href: string;
  /** A product's category, or a featured item's. */
  readonly category: string;
}

/** A product as an enquiry knows it. */
export interface ProductEnquiryItem extends CommonFields, Pick<Product, 'brand' | 'sku'> {
  readonly kind: 'product';
  readonly facts: PartFacts;
}

/** A featured item in an enquiry, with a prompt for what the visitor wants of it. */
export interface FeaturedEnquiryItem
  extends CommonFields,
    Pick<FeaturedItem, 'quotePrompt' | 'provides'> {
  readonly kind: 'featured';
}

export type EnquiryItem = ProductEnquiryItem | FeaturedEnquiryItem;

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
