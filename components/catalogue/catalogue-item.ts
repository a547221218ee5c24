import type { Product } from '@/checks/schemas/products';
import { cardFit } from '@/lib/fit-lines';
import { type Picture, picture } from '@/lib/images';

/** How much of a product its card prints (specification, section 9). */
const SPECIFICATIONS_SHOWN = 3;
const FEATURES_SHOWN = 3;
const TAGS_SHOWN = 2;

/** A product as the catalogue hands it to the browser: what its card prints, and no more. */
export interface CatalogueItem
  extends Omit<
    Product,
    'image' | 'specifications' | 'features' | 'compatibility' | 'facts' | 'checkedOn'
  > {
  readonly specifications: readonly (readonly [label: string, value: string])[];
  readonly features: readonly string[];
  readonly compatibility: readonly string[];
  readonly picture: Picture;
  /** What it goes with, where anything has a bearing on it. */
  readonly fit: string | undefined;
}

/** Makes the catalogue's item of a product of the shop, with its picture and its fit worked out. */
export function catalogueItem(made: Product, shop: readonly Product[]): CatalogueItem {
  const { image, specifications, checkedOn, facts, ...product } = made;
  return {
    ...product,
    fit: cardFit(made, shop),
    specifications: Object.entries(specifications).slice(0, SPECIFICATIONS_SHOWN),
    features: product.features.slice(0, FEATURES_SHOWN),
    compatibility: product.compatibility.slice(0, TAGS_SHOWN),
    picture: picture(image, 'product'),
  };
}
