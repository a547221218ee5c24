import type { CataloguePageData } from '@/checks/schemas/category-pages';
import type { PartKind } from '@/checks/schemas/facts';
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

/** A way to parts of a kind: their category, and the page that shows it; '' for this one. */
export interface KindLink {
  readonly category: string;
  readonly href: string;
}

/** What the enquiry of a catalogue page knows of the shop. */
export interface EnquiryShop {
  readonly parts: readonly EnquiryPart[];
  readonly kinds: Readonly<Partial<Record<PartKind, KindLink>>>;
  /** The other pages with boxes to tick. */
  readonly pages: readonly { readonly href: string; readonly label: string }[];
  /** End the message, each a line to be filled in. */
  readonly prompts: readonly string[];
  /** Where no script is there to write the message. */
  readonly plainHref: string;
}

/** What the enquiry of a catalogue page knows of the shop. */
export function enquiryShop(page: CataloguePageData): EnquiryShop {
  const pages = categoryPages.filter((other) => other.kind === 'catalogue');
  const hrefOf = (slug: string) =>
    slug === page.slug ? '' : `${settings.basePath}${categoryHref(slug)}`;
  const kinds = products.flatMap(({ facts, category }) => {
    if (facts === undefined) return [];
    const shows = ({ scope }: Pick<CataloguePageData, 'scope'>) =>
      productsInScope(products, scope).some(({ facts: its }) => its?.part === facts.part);
    const shown = [page, ...pages].find(shows);
    return shown === undefined
      ? []
      : [[facts.part, { category, href: hrefOf(shown.slug) }] as const];
  });
  return {
    parts: products.map(({ id, brand, name, sku, facts }) => ({
      id,
      brand,
      name,
      sku,
      ...(facts && { facts }),
    })),
    kinds: Object.fromEntries(kinds),
    pages: pages
      .filter(({ slug }) => slug !== page.slug)
      .map(({ slug, name }) => ({ href: hrefOf(slug), label: name })),
    prompts: promptsOf(page.quotePrompts),
    plainHref: mailto({
      to: recipient.email,
      subject: `${pageSubject(page)} - ${recipient.company}`,
    }),
  };
}
