import { selectProductsInScope } from '@/lib/catalogue/filters';
import { listFeaturedItems } from '@/lib/content/category-pages';
import type { EnquiryItem } from '@/lib/content/enquiry-items';
import type { Pack } from '@/lib/content/pack';

const getHref = (slug: string) => `/${slug}/`;

/** Returns what an enquiry knows of all products and featured items, products first. */
export function buildEnquiryItems({ products, ...pack }: Pack): readonly EnquiryItem[] {
  const pages = pack['category-pages'];
  const productItems = products.flatMap((product) => {
    const { id, name, brand, sku, category, facts } = product;
    const page = pages.find(
      (each) =>
        each.kind === 'catalogue' && selectProductsInScope(products, each.scope).includes(product),
    );
    if (page === undefined) return [];
    return { id, name, brand, sku, category, href: getHref(page.slug), ...(facts && { facts }) };
  });
  const featuredItems = pages.flatMap((page) =>
    listFeaturedItems(page).map(({ id, name, item }) => ({
      id,
      name,
      category: item.group,
      href: getHref(page.slug),
    })),
  );
  return [...productItems, ...featuredItems];
}
