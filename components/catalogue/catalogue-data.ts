/** What a catalogue page hands to the browser, and no more. */

import { ui } from '@/data/interface';
import { cardFit } from '@/lib/compatibility/fit-lines';
import type { Product } from '@/lib/content/products';
import { resolvePicture } from '@/lib/site/images';
import { fillTemplate } from '@/lib/text/fill-template';

/** How much of a product its card prints (specification, section 9). */
const SHOWN = { specifications: 3, features: 3, tags: 2 } as const;

/** Such as '23 Nov 2026'. */
const day = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
});

/** What a product's card prints, with its picture, and with what it goes with, if anything. */
export function toCatalogueItem(product: Product, shop: readonly Product[]) {
  const { id, name, brand, category, subcategory, description, inStock, checkedOn, sku } = product;
  return {
    ...{ id, name, brand, category, subcategory, description, inStock, sku },
    stockDay: checkedOn
      ? fillTemplate(ui.stockDay, { day: day.format(Date.parse(checkedOn)) })
      : '',
    fit: cardFit(product, shop),
    specifications: Object.entries(product.specifications).slice(0, SHOWN.specifications),
    features: product.features.slice(0, SHOWN.features),
    compatibility: product.compatibility.slice(0, SHOWN.tags),
    picture: resolvePicture(product.image, 'product'),
  };
}

export type CatalogueItem = Readonly<ReturnType<typeof toCatalogueItem>>;
