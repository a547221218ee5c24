import { memo } from 'react';
import { ui } from '@/data/interface';
import { listDistinctValues } from '@/lib/catalogue/filters';
import type { CataloguePageData } from '@/lib/content/category-pages';
import type { Recipient } from '@/lib/mail/quote-messages';
import type { CatalogueItem } from './catalogue-data';
import { FIRST_CARDS, LongList } from './long-list';
import { ProductCard } from './product-card';
import './card-list.css';

/** From how many cards on the browser lays out only those near the screen; DECISIONS.md has the price. */
const MANY = 60;

interface CardListProps {
  readonly products: readonly CatalogueItem[];
  /** Those that the filters let through. */
  readonly shown: ReadonlySet<CatalogueItem>;
  /** Whether any filter is set. */
  readonly isFiltered: boolean;
  readonly list: CataloguePageData['list'];
  /** What several products of a category are called, where that is not its own name. */
  readonly many: Readonly<Record<string, string>>;
  readonly recipient: Recipient;
}

const placeOf = (category: string) =>
  `category-${category.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;

/**
 * A card for each product, in one list or in one for each category; where a category has many, links lead to each. The
 * filters hide cards instead of removing them, so their pictures stay loaded.
 */
export const CardList = memo(function CardList(props: CardListProps) {
  const { products, shown, isFiltered, list, many, recipient } = props;
  const categories = listDistinctValues(products, 'category').map((category) => {
    const all = products.filter((product) => product.category === category);
    return { category, all, count: all.filter((product) => shown.has(product)).length };
  });
  const isLong = categories.some(({ all }) => all.length > FIRST_CARDS);
  const isLead = list.arrangement === 'lead';
  /** @param leads whether the list begins with them */
  const cards = (some: readonly CatalogueItem[], leads = true) => {
    const visible = some.filter((product) => shown.has(product));
    const endsAlone = visible.length % 2 === (leads ? 0 : 1);
    // A row of its own has the lead, and the last where it would end its row alone.
    const wide = isLead ? [leads && visible[0], endsAlone && visible.at(-1)] : [];
    return some.map((product) => (
      <li key={product.id} hidden={!shown.has(product)}>
        <ProductCard
          product={product}
          list={list}
          recipient={recipient}
          wide={wide.includes(product)}
        />
      </li>
    ));
  };
  const look = `product-list ${list.arrangement}-list`;
  const length = products.length >= MANY && !isLong ? 'long' : 'short';
  if (isLead && !isLong)
    return (
      <div hidden={shown.size === 0}>
        <ul className={`${look} ${length}-list`}>{cards(products)}</ul>
      </div>
    );
  return (
    <>
      {isLong && (
        <nav aria-label={ui.categories}>
          <ul className="mb-3 flex flex-wrap gap-x-6">
            {categories.map(({ category, count }) => (
              <li key={category} hidden={count === 0}>
                <a href={`#${placeOf(category)}`} className="text-link">
                  {category}
                </a>{' '}
                {count}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {categories.map(({ category, all, count }) => (
        <div key={category} id={isLong ? placeOf(category) : undefined} hidden={count === 0}>
          <p className="headline mb-1 print:break-after-avoid pt-3 text-name">{category}</p>
          {all.length > FIRST_CARDS ? (
            <LongList
              products={all}
              shown={shown}
              isFiltered={isFiltered}
              category={category}
              many={many[category] ?? category}
              look={look}
              cards={cards}
            />
          ) : (
            <ul aria-label={category} className={`${look} ${length}-list`}>
              {cards(all)}
            </ul>
          )}
        </div>
      ))}
    </>
  );
});
