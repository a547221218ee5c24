/** What a catalogue page hands to the browser, and no more. */

import { kinds as partKinds } from '@/data/fit';
import { ui } from '@/data/interface';
import { categoryPages, products } from '@/data/shop';
import { productsInScope } from '@/lib/catalogue';
import type { CataloguePageData } from '@/lib/content/category-pages';
import type { Product } from '@/lib/content/products';
import { fill } from '@/lib/fill';
import { cardFit } from '@/lib/fit-lines';
import { picture } from '@/lib/images';
import { mailto } from '@/lib/mailto';
import { categoryHref } from '@/lib/navigation';
import { pageSubject, promptsOf } from '@/lib/quotes';
import { recipient, settings } from '@/lib/settings';

/** How much of a product its card prints (specification, section 9). */
const SHOWN = { specifications: 3, features: 3, tags: 2 } as const;

/** Such as '23 Nov 2026'. */
const day = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
});

/** What a product's card prints, with its picture, and with what it goes with, if anything. */
export function catalogueItem(product: Product, shop: readonly Product[]) {
  const { id, name, brand, category, subcategory, description, inStock, checkedOn, sku } = product;
  return {
    ...{ id, name, brand, category, subcategory, description, inStock, sku },
    stockDay: checkedOn ? fill(ui.stockDay, { day: day.format(Date.parse(checkedOn)) }) : '',
    fit: cardFit(product, shop),
    specifications: Object.entries(product.specifications).slice(0, SHOWN.specifications),
    features: product.features.slice(0, SHOWN.features),
    compatibility: product.compatibility.slice(0, SHOWN.tags),
    picture: picture(product.image, 'product'),
  };
}

export type CatalogueItem = Readonly<ReturnType<typeof catalogueItem>>;

/** What the enquiry of a catalogue page knows of the shop. */
export function enquiryShop(page: CataloguePageData) {
  const pages = categoryPages.filter((other) => other.kind === 'catalogue');
  const hrefOf = (slug: string) =>
    slug === page.slug ? '' : `${settings.basePath}${categoryHref(slug)}`;
  const kinds = products.flatMap(({ facts, category }) => {
    const shows = ({ scope }: CataloguePageData) =>
      productsInScope(products, scope).some((other) => other.facts?.part === facts?.part);
    const shown = [page, ...pages].find(shows);
    return facts && shown ? [[facts.part, { category, href: hrefOf(shown.slug) }] as const] : [];
  });
  return {
    recipient,
    /** All that it sells, shown on this page or not. */
    parts: products.map(({ id, brand, name, category, sku, facts }) => ({
      ...{ id, brand, name, category, sku, facts },
    })),
    /** A way to parts of a kind: their category, and the page that shows it; '' for this one. */
    kinds: Object.fromEntries(kinds),
    /** What several products of a category are called. */
    many: Object.fromEntries(
      products.flatMap(({ facts, category }) =>
        facts ? [[category, partKinds[facts.part].many] as const] : [],
      ),
    ),
    /** The other pages with boxes to tick. */
    pages: pages
      .filter(({ slug }) => slug !== page.slug)
      .map(({ slug, name }) => ({ href: hrefOf(slug), label: name })),
    /** End the message, each a line to be filled in. */
    prompts: promptsOf(page),
    /** Where no script is there to write the message. */
    plainHref: mailto({
      to: recipient.email,
      subject: `${pageSubject(page)} - ${recipient.company}`,
    }),
  };
}

export type EnquiryShop = ReturnType<typeof enquiryShop>;
export type EnquiryPart = EnquiryShop['parts'][number];
