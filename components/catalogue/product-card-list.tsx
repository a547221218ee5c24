import { memo } from 'react';
import { interfaceCopy } from '@/data/copy/interface';
import type { CataloguePageData } from '@/data/shop/page';
import { listDistinctValues } from '@/lib/catalogue/filters';
import type { ProductCardData } from '@/lib/catalogue/product-card-data';
import type { EmailSettings } from '@/lib/visitor-pc/product-report';
import { ProductCard } from './product-card';
import './product-card-list.css';
import './category-links.css';

interface ProductCardListProps {
  readonly products: readonly ProductCardData[];
  /** The products whose cards show: matches, or near matches where nothing matches. */
  readonly visibleProducts: ReadonlySet<ProductCardData>;
  readonly listCopy: CataloguePageData['listCopy'];
  readonly emailSettings: EmailSettings;
}

/** The products' cards by category, below links. Filters only hide cards: pictures stay loaded. */
export const ProductCardList = memo(function ProductCardList(props: ProductCardListProps) {
  const { products, visibleProducts, listCopy, emailSettings } = props;
  const categories = listDistinctValues(products, 'category').map((category) => {
    const items = products.filter((product) => product.category === category);
    const count = items.filter((item) => visibleProducts.has(item)).length;
    return {
      category,
      id: `category-${category.toLowerCase().replaceAll(' ', '-')}`,
      items,
      count,
    };
  });
  const shownCategories = categories.filter(({ count }) => count > 0);
  return (
    <>
      <nav
        aria-label={interfaceCopy.categories}
        // A single category needs no link.
        hidden={shownCategories.length < 2}
        className="category-links overflow-x-auto bg-paper line-below text-small whitespace-nowrap print:hidden"
      >
        <ul className="flex w-max min-w-full gap-x-3 sm:gap-x-6">
          {shownCategories.map(({ category, id, count }) => (
            <li key={category}>
              <a href={`#${id}`} className="text-link">
                {category}
              </a>{' '}
              <span>{count}</span>
            </li>
          ))}
        </ul>
      </nav>
      {categories.map(({ category, id, items, count }) => (
        <div key={category} id={id} hidden={count === 0}>
          <h3 className="mb-1 print:break-after-avoid pt-3 text-statement max-md:pt-2">
            {category}
          </h3>
          <ul aria-label={category} className="product-list">
            {items.map((item) => (
              <li key={item.id} hidden={!visibleProducts.has(item)}>
                <ProductCard product={item} listCopy={listCopy} emailSettings={emailSettings} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
});
