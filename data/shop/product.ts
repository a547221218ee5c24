import type { FactsOf, PartFacts } from '../parts/facts';
import type { Socket } from '../parts/sockets';
import type { Category, categories } from './categories';
import type { CardPictureId } from './pictures';

type CategoryOf<C extends Category> = (typeof categories)[C];

/** Figures by label: each label of the category's cards, and those of its other labels that are known. */
type Specifications<C extends Category> = Readonly<
  Record<CategoryOf<C>['cardLabels'][number], string> &
    Partial<Record<CategoryOf<C>['moreLabels'][number], string>>
>;

/** A product of one category, as its file in products/ states it. Its id is its key in products.ts. */
export interface ProductRecord<C extends Category> {
  readonly name: string;
  readonly brand: string;
  /** The maker's part number. */
  readonly sku: string;
  /** The badge of its card. */
  readonly subcategory: CategoryOf<C>['subcategories'][number];
  readonly image: CardPictureId;
  readonly description: string;
  readonly specifications: Specifications<C>;
  /** The card shows the first three. */
  readonly features: readonly string[];
  /** The card shows the first two. */
  readonly compatibilityTags: readonly string[];
  readonly inStock: boolean;
  /** The facts that the compatibility check reads. A misspelt socket would be a false clash. */
  readonly facts: FactsOf<CategoryOf<C>['partKind']> & { readonly socket?: Socket };
}

/** A product of the catalogue. */
export interface Product extends Omit<ProductRecord<Category>, 'specifications' | 'facts'> {
  readonly id: string;
  readonly category: Category;
  readonly specifications: Readonly<Record<string, string>>;
  readonly facts: PartFacts;
}
