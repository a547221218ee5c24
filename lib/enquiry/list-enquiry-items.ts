import { categoryPages, showcasePages } from '@/data/shop/pages';
import { products } from '@/data/shop/products';
import { selectProductsInScope } from '@/lib/catalogue/filters';
import { getCategoryHref } from '@/lib/site/navigation';
import type { EnquiryItem } from './enquiry-item';

/** Returns the address of the first catalogue page that shows a product. */
function findProductHref(id: string): string {
  const page = categoryPages.find(
    (each) =>
      each.kind === 'catalogue' &&
      selectProductsInScope(products, each.scope).some((product) => product.id === id),
  );
  if (page === undefined) throw new Error(`${id} is on no page`);
  return getCategoryHref(page.slug);
}

/**
 * Lists all products and featured items, products first. Pages hand the list to their client
 * components as a prop, so that no script holds the shop's data.
 */
export const listEnquiryItems = (): readonly EnquiryItem[] => [
  ...products.map(({ id, name, brand, sku, category, facts }) => {
    const href = findProductHref(id);
    return { kind: 'product', id, name, brand, sku, category, facts, href } as const;
  }),
  ...showcasePages.flatMap(({ slug, featured }) =>
    Object.entries(featured).map(([id, { name, category, quotePrompt, provides }]) => {
      const href = getCategoryHref(slug);
      return { kind: 'featured', id, name, category, quotePrompt, provides, href } as const;
    }),
  ),
];
