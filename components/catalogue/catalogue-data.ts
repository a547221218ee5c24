import { ui } from '@/data/interface';
import { listCardLines } from '@/lib/compatibility/card-lines';
import type { Product } from '@/lib/content/products';
import { resolvePicture } from '@/lib/site/images';
import { fillTemplate } from '@/lib/text/fill-template';

/** Numbers of specifications, features and tags on a card (specification, section 9). */
const CARD_LIMITS = { specifications: 3, features: 3, tags: 2 } as const;

/** Formats a date such as '23 Nov 2026'. */
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * Builds the data of a product's card, and nothing else, since all of it goes to the browser.
 *
 * @param allProducts the shop's products, which the card's compatibility lines compare with
 */
export function buildCatalogueItem(product: Product, allProducts: readonly Product[]) {
  const { id, name, brand, category, subcategory, description, inStock, checkedOn, sku } = product;
  return {
    ...{ id, name, brand, category, subcategory, description, inStock, sku },
    stockDate: checkedOn
      ? fillTemplate(ui.stockDate, { day: dateFormat.format(Date.parse(checkedOn)) })
      : '',
    compatibilityLines: listCardLines(product, allProducts),
    specifications: Object.entries(product.specifications).slice(0, CARD_LIMITS.specifications),
    features: product.features.slice(0, CARD_LIMITS.features),
    compatibility: product.compatibility.slice(0, CARD_LIMITS.tags),
    picture: resolvePicture(product.image, 'product'),
  };
}

export type CatalogueItem = Readonly<ReturnType<typeof buildCatalogueItem>>;
