import type { CataloguePageData } from '@/checks/schemas/category-pages';
import type { Product } from '@/checks/schemas/products';
import { categoryPages } from '@/data/category-pages';
import { products } from '@/data/products';
import { productsInScope } from '@/lib/catalogue';
import { mailto } from '@/lib/mailto';
import { categoryHref } from '@/lib/navigation';
import { pageSubject, promptsOf } from '@/lib/quotes';
import { recipient, settings } from '@/lib/settings';

/** A product of the shop as the enquiry knows it, shown on this page or not. */
export type EnquiryPart = Pick<Product, 'id' | 'brand' | 'name' | 'sku' | 'facts'>;

/** What the enquiry of a catalogue page knows of the shop. */
export function enquiryShop(page: CataloguePageData) {
  const pages = categoryPages.filter((other) => other.kind === 'catalogue');
  const hrefOf = (slug: string) =>
    slug === page.slug ? '' : `${settings.basePath}${categoryHref(slug)}`;
  const partOf = ({ id, brand, name, sku, facts }: Product): EnquiryPart =>
    facts ? { id, brand, name, sku, facts } : { id, brand, name, sku };
  const kinds = products.flatMap(({ facts, category }) => {
    const shows = ({ scope }: Pick<CataloguePageData, 'scope'>) =>
      productsInScope(products, scope).some((other) => other.facts?.part === facts?.part);
    const shown = [page, ...pages].find(shows);
    return facts && shown ? [[facts.part, { category, href: hrefOf(shown.slug) }] as const] : [];
  });
  return {
    parts: products.map(partOf),
    /** A way to parts of a kind: their category, and the page that shows it; '' for this one. */
    kinds: Object.fromEntries(kinds),
    /** The other pages with boxes to tick. */
    pages: pages
      .filter(({ slug }) => slug !== page.slug)
      .map(({ slug, name }) => ({ href: hrefOf(slug), label: name })),
    /** End the message, each a line to be filled in. */
    prompts: promptsOf(Object.keys(page.quotePrompts)),
    /** Where no script is there to write the message. */
    plainHref: mailto({
      to: recipient.email,
      subject: `${pageSubject(page)} - ${recipient.company}`,
    }),
  };
}

export type EnquiryShop = ReturnType<typeof enquiryShop>;
