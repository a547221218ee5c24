import { clsx } from 'clsx';
import { memo } from 'react';
import type { Recipient } from '@/lib/quotes';
import type { CatalogueItem } from './catalogue-item';
import type { CatalogueLabels } from './catalogue-labels';
import { ProductCard } from './product-card';

/**
 * From how many cards on the browser lays out only those near the screen. Rows of neighbouring cards no longer line up
 * then, which is the price (bench/README.md).
 */
const LONG_LIST = 60;

interface CardListProps {
  readonly products: readonly CatalogueItem[];
  /** Those that the filters let through. */
  readonly shown: ReadonlySet<CatalogueItem>;
  readonly labels: CatalogueLabels;
  readonly recipient: Recipient;
}

/** A card for each product. The filters hide cards instead of removing them, so their pictures stay loaded. */
export const CardList = memo(function CardList({
  products,
  shown,
  labels,
  recipient,
}: CardListProps) {
  return (
    <ul
      className={clsx('product-list', products.length >= LONG_LIST && 'product-list-long')}
      hidden={shown.size === 0}
    >
      {products.map((product) => (
        <li key={product.id} className="contents" hidden={!shown.has(product)}>
          <ProductCard product={product} labels={labels} recipient={recipient} />
        </li>
      ))}
    </ul>
  );
});
