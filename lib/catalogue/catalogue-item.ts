import { categories } from '@/data/shop/categories';
import type { Product } from '@/data/shop/product';
import { listProductCardLines } from '@/lib/compatibility/product-card-lines';
import { resolveItemPicture } from '@/lib/site/resolve-picture';

/**
 * Builds the data of a product's card, and nothing else, since all of it goes to the browser.
 *
 * @param allProducts the shop's products, which the card's compatibility lines compare with
 */
export function buildCatalogueItem(product: Product, allProducts: readonly Product[]) {
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
    specifications: categories[category].cardLabels.map(
      (label) => [label, product.specifications[label] ?? ''] as const,
    ),
    features,
    compatibilityTags,
    picture: resolveItemPicture(product.image, 'product'),
  };
}

export type CatalogueItem = Readonly<ReturnType<typeof buildCatalogueItem>>;
