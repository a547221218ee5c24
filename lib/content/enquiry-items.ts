import type { PartFacts } from './facts';

/**
 * A product or featured item as an enquiry knows it; only products have a brand and a part number. The loader writes all of
 * them to data/enquiry-items.ts.
 */
export interface EnquiryItem {
  /** Unique across products and featured items. */
  readonly id: string;
  readonly name: string;
  readonly brand?: string;
  readonly sku?: string;
  /** The address of its page without the site's base path: '/computer-systems/'. */
  readonly href: string;
  /** A product's category, or a featured item's group. */
  readonly category: string;
  /** Products that the compatibility check knows. */
  readonly facts?: PartFacts;
}
