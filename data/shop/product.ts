import type { FactsOf } from '../parts/facts';
import type { Socket } from '../parts/sockets';
import type { Category, categories } from './categories';
import type { ItemPictureId } from './pictures';

type CategoryRecords = typeof categories;

/** A label on the cards of a category. */
export type CardLabel<C extends Category> = CategoryRecords[C]['cardLabels'][number];

/**
 * Figures by label. A product must have the labels that its category's cards show. It may have the
 * category's other labels, as one of 'Storage' may have Cache.
 */
type Specifications<C extends Category> = Readonly<
  Record<CardLabel<C>, string> & Partial<Record<CategoryRecords[C]['moreLabels'][number], string>>
>;

/** A product of a category, as a file in products/ states it. Its id is its key in products.ts. */
export interface ProductRecord<C extends Category> {
  readonly name: string;
  readonly brand: string;
  /** The maker's part number. */
  readonly sku: string;
  readonly category: C;
  /** The badge of its card. */
  readonly subcategory: CategoryRecords[C]['subcategories'][number];
  readonly image: ItemPictureId;
  readonly description: string;
  readonly specifications: Specifications<C>;
  readonly features: readonly [string, string, string];
  readonly compatibilityTags: readonly [string, string];
  readonly inStock: boolean;
  /** True to show it on the gaming page, too. */
  readonly isForGaming?: boolean;
  /** The facts that the check reads. A misspelt socket would fit nothing: its type refuses it. */
  readonly facts: FactsOf<CategoryRecords[C]['partKind']> & { readonly socket?: Socket };
}

/** A product of the catalogue: of one category, whose labels its specifications have. */
export type Product = { [C in Category]: ProductRecord<C> & { readonly id: string } }[Category];
