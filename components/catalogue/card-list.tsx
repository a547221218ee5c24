import { memo, type ReactNode } from 'react';
import type { CataloguePageData } from '@/checks/schemas/category-pages';
import { distinct } from '@/lib/catalogue';
import type { Recipient } from '@/lib/quotes';
import type { CatalogueItem } from './catalogue-data';
import { ProductCard } from './product-card';
import './card-list.css';

/** From how many cards on the browser lays out only those near the screen; DECISIONS.md has the price. */
const LONG_LIST = 60;

interface CardListProps {
  readonly products: readonly CatalogueItem[];
  /** Those that the filters let through. */
  readonly shown: ReadonlySet<CatalogueItem>;
  readonly list: CataloguePageData['list'];
  readonly recipient: Recipient;
  /** What is said of ticked products that do not fit, by their ids. */
  readonly clashes: ReadonlyMap<string, ReactNode> | undefined;
}

/**
 * A card for each product, in one list or in one for each category. The filters hide cards instead of removing them, so
 * their pictures stay loaded.
 */
export const CardList = memo(function CardList(props: CardListProps) {
  const { products, shown, list, recipient, clashes } = props;
  const isLead = list.arrangement === 'lead';
  const length = products.length >= LONG_LIST ? 'long' : 'short';
  const categories = isLead ? [undefined] : distinct(products, 'category');
  return categories.map((category) => {
    const listed = products.filter((product) => isLead || product.category === category);
    const visible = listed.filter((product) => shown.has(product));
    // A row of its own has the lead, and the last where it would end its row alone.
    const wide = isLead ? [visible[0], visible.length % 2 === 0 && visible.at(-1)] : [];
    return (
      <div key={category ?? 'all'} hidden={visible.length === 0}>
        {category && (
          <p className="headline mb-1 print:break-after-avoid pt-3 text-name">{category}</p>
        )}
        <ul
          aria-label={category}
          className={`product-list ${list.arrangement}-list ${length}-list`}
        >
          {listed.map((product) => (
            <li key={product.id} className="contents" hidden={!shown.has(product)}>
              <ProductCard
                product={product}
                list={list}
                recipient={recipient}
                wide={wide.includes(product)}
                clash={clashes?.get(product.id)}
              />
            </li>
          ))}
        </ul>
      </div>
    );
  });
});
