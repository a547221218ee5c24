import type { Product } from '@/checks/schemas/products';
import { cardFit } from '@/lib/fit-lines';
import { picture } from '@/lib/images';

/** How much of a product its card prints (specification, section 9). */
const SPECIFICATIONS_SHOWN = 3;
const FEATURES_SHOWN = 3;
const TAGS_SHOWN = 2;

/** Makes the catalogue's item of a product of the shop, with its picture, and with what it goes with, if anything. */
export function catalogueItem(made: Product, shop: readonly Product[]) {
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

/** A product as the catalogue hands it to the browser: what its card prints, and no more. */
export type CatalogueItem = Readonly<ReturnType<typeof catalogueItem>>;
