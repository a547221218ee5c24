import { type Category, categories } from '@/data/shop/categories';
import type { CardLabel, Product, ProductRecord } from '@/data/shop/product';
import { listProductCardLines } from '@/lib/compatibility/product-card-lines';
import { resolveItemPicture } from '@/lib/site/resolve-picture';

type SpecificationsByCategory = { [C in Category]: ProductRecord<C>['specifications'] };

/** Lists the figures that a product's card shows, with their labels. */
function listCardFigures<C extends Category>(
  category: C,
  specifications: SpecificationsByCategory[C],
) {
  const labels: readonly CardLabel<C>[] = categories[category].cardLabels;
  return labels.map((label): readonly [string, string] => [label, specifications[label]]);
}

/**
 * Builds the data of a product's card, and nothing else, since all of it goes to the browser.
 *
 * @param allProducts the shop's products, which the card's compatibility lines compare with
 */
export function buildProductCardData(product: Product, allProducts: readonly Product[]) {
  const { id, name, brand, category, subcategory, description, inStock, sku } = product;
  const { features, compatibilityTags } = product;
  return {
    id,
    name,
    brand,
    category,
    subcategory,
    description,
    inStock,
    sku,
    compatibilityLines: listProductCardLines(product, allProducts),
    specifications: listCardFigures(category, product.specifications),
    features,
    compatibilityTags,
    picture: resolveItemPicture(product.image, 'product'),
  };
}

export type ProductCardData = Readonly<ReturnType<typeof buildProductCardData>>;
