import type { Product } from '@/checks/schemas/products';
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
}

/** Makes the catalogue's item of a product, with its picture worked out. */
export function catalogueItem({
  image,
  specifications,
  facts,
  checkedOn,
  ...product
}: Product): CatalogueItem {
  return {
    ...product,
    specifications: Object.entries(specifications).slice(0, SPECIFICATIONS_SHOWN),
    features: product.features.slice(0, FEATURES_SHOWN),
    compatibility: product.compatibility.slice(0, TAGS_SHOWN),
    picture: picture(image, 'product'),
  };
}
