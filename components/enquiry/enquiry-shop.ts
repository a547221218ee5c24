import { kinds as partKinds } from '@/data/compatibility';
import { categoryPages, products } from '@/data/shop';
import { selectProductsInScope } from '@/lib/catalogue/filters';
import type { CataloguePageData } from '@/lib/content/category-pages';
import { formatMailto } from '@/lib/mail/mailto';
import { collectPrompts, formatPageSubject } from '@/lib/mail/quote-messages';
import { getCategoryHref } from '@/lib/site/navigation';
import { recipient, settings } from '@/lib/site/settings';

/** Returns what the enquiry of a catalogue page knows of the shop. */
export function enquiryShop(page: CataloguePageData) {
  const pages = categoryPages.filter((other) => other.kind === 'catalogue');
  const hrefOf = (slug: string) =>
    slug === page.slug ? '' : `${settings.basePath}${getCategoryHref(slug)}`;
  const kinds = products.flatMap(({ facts, category }) => {
    const shows = ({ scope }: CataloguePageData) =>
      selectProductsInScope(products, scope).some((other) => other.facts?.part === facts?.part);
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
    /** Plural names of products by category. */
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
    prompts: collectPrompts(page),
    /** Where no script is there to write the message. */
    plainHref: formatMailto({
      to: recipient.email,
      subject: `${formatPageSubject(page)} - ${recipient.company}`,
    }),
  };
}

export type EnquiryShop = ReturnType<typeof enquiryShop>;
export type EnquiryPart = EnquiryShop['parts'][number];
