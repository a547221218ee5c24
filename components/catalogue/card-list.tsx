import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { distinct } from '@/lib/catalogue';
import type { Recipient } from '@/lib/quotes';
import type { CatalogueItem } from './catalogue-item';
import type { CatalogueLabels } from './catalogue-labels';
import { ProductCard } from './product-card';
import './card-list.css';

/**
 * From how many cards on the browser lays out only those near the screen. Rows of neighbouring cards no longer line up
 * then, which is the price (DECISIONS.md).
 */
const LONG_LIST = 60;

interface CardListProps {
  readonly products: readonly CatalogueItem[];
  /** Those that the filters let through. */
  readonly shown: ReadonlySet<CatalogueItem>;
  readonly labels: CatalogueLabels;
  readonly recipient: Recipient;
  /** What is said of ticked products that do not fit, by their ids. */
  readonly clashes: ReadonlyMap<string, ReactNode>;
}

/**
 * A card for each product, in one list or in one for each category. The filters hide cards instead of removing them, so
 * their pictures stay loaded.
 */
export const CardList = memo(function CardList({
  products,
  shown,
  labels,
  recipient,
  clashes,
}: CardListProps) {
  const { arrangement } = labels;
  const list = (listed: readonly CatalogueItem[], category?: string) => {
    const visible = listed.filter((product) => shown.has(product));
    // A row of its own has the lead, and the last where it would end its row alone.
    const wide =
      arrangement === 'lead' ? [0, visible.length % 2 === 0 ? visible.length - 1 : 0] : [];
    return (
      <ul
        aria-label={category}
        // Made up, so that a page's styles hold those of its own list alone (scripts/build/page-styles.ts).
        className={clsx(
          'product-list',
          `${arrangement}-list`,
          `${products.length >= LONG_LIST ? 'long' : 'short'}-list`,
        )}
        hidden={visible.length === 0}
      >
        {listed.map((product) => (
          <li key={product.id} className="contents" hidden={!shown.has(product)}>
            <ProductCard
              product={product}
              labels={labels}
              recipient={recipient}
              wide={wide.includes(visible.indexOf(product))}
              clash={clashes.get(product.id)}
            />
          </li>
        ))}
      </ul>
    );
  };
  if (arrangement === 'lead') return list(products);
  return distinct(products, 'category').map((category) => {
    const listed = products.filter((product) => product.category === category);
    return (
      <div key={category} hidden={!listed.some((product) => shown.has(product))}>
        <p className="kind headline mb-1 pt-3 text-name">{category}</p>
        {list(listed, category)}
      </div>
    );
  });
});
