import type { PartFacts } from '@/data/parts/facts';

/** A product or featured item as an enquiry knows it. Only products have a brand, a part number and facts. */
export interface EnquiryItem {
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
