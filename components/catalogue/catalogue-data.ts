import { ui } from '@/data/interface';
import { listDistinctValues } from '@/lib/catalogue/filters';
import { listCardLines } from '@/lib/compatibility/card-lines';
import type { Product } from '@/lib/content/products';
import { resolvePicture } from '@/lib/site/images';
import { fillTemplate } from '@/lib/text/fill-template';

/** A card shows at most this many specifications, features and tags. */
const CARD_LIMITS = { specifications: 3, features: 3, tags: 2 } as const;

/** Formats a date such as '23 Nov 2026'. */
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const formatDay = (date: string) => dateFormat.format(Date.parse(date));

/**
 * Builds the data of a product's card, and nothing else, since all of it goes to the browser.
 *
 * @param allProducts the shop's products, which the card's compatibility lines compare with
 */
export function buildCatalogueItem(product: Product, allProducts: readonly Product[]) {
  const { id, name, brand, category, subcategory, description, inStock, checkedOn, sku } = product;
  return {
    id,
    name,
    brand,
    category,
    subcategory,
    description,
    inStock,
    sku,
    stockLabel: inStock ? ui.inStock : checkedOn ? ui.outOfStock : ui.stockUnknown,
    stockDate: checkedOn ? fillTemplate(ui.stockDate, { day: formatDay(checkedOn) }) : '',
    compatibilityLines: listCardLines(product, allProducts),
    specifications: Object.entries(product.specifications).slice(0, CARD_LIMITS.specifications),
    features: product.features.slice(0, CARD_LIMITS.features),
    compatibility: product.compatibility.slice(0, CARD_LIMITS.tags),
    picture: resolvePicture(product.image, 'product'),
  };
}

/**
 * Builds the data of a list's cards. Where all products have one stock date, the list states it once instead of each card.
 *
 * @param listed the products of the list, among all of the shop's
 */
export function buildCatalogueList(listed: readonly Product[], allProducts: readonly Product[]) {
  const items = listed.map((product) => buildCatalogueItem(product, allProducts));
  const [day, ...otherDays] = listDistinctValues(listed, 'checkedOn');
  return day === undefined || otherDays.length > 0
    ? { items, stockNote: '' }
    : {
        items: items.map((item) => ({ ...item, stockDate: '' })),
        stockNote: fillTemplate(ui.sharedStockDate, { day: formatDay(day) }),
      };
}

export type CatalogueItem = Readonly<ReturnType<typeof buildCatalogueItem>>;
