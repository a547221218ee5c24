import { memo } from 'react';
import { ui } from '@/data/copy/interface';
import type { Category } from '@/data/shop/categories';
import type { CataloguePageData } from '@/data/shop/page';
import { listDistinctValues } from '@/lib/catalogue/filters';
import type { Recipient } from '@/lib/mail/quote-messages';
import type { CatalogueItem } from './catalogue-data';
import { INITIAL_CARDS, LongList } from './long-list';
import { ProductCard } from './product-card';
import './card-list.css';

/** Number of cards from which the browser lays out only those near the screen (docs/decisions/31-large-lists.md). */
const LONG_LIST_CARDS = 60;

/** The lower-case plural of each category. */
export type PluralNames = Readonly<Record<Category, string>>;

interface CardListProps {
  readonly products: readonly CatalogueItem[];
  /** The products that pass the filters. */
  readonly shownProducts: ReadonlySet<CatalogueItem>;
  /** True while any filter is set. */
  readonly isFiltered: boolean;
  readonly list: CataloguePageData['list'];
  /** The lower-case plural of each category, such as 'graphics cards'. */
  readonly pluralNamesByCategory: PluralNames;
  readonly recipient: Recipient;
}

const getCategoryAnchor = (category: string) =>
  `category-${category.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;

/**
 * The products' cards, in one list or in a list for each category. If the list is long, links lead to each category.
 * The filters hide cards instead of removing them, so that their pictures stay loaded.
 */
export const CardList = memo(function CardList(props: CardListProps) {
  const { products, shownProducts, isFiltered, list, pluralNamesByCategory, recipient } = props;
  const categories = listDistinctValues(products, 'category').map((category) => {
    const items = products.filter((product) => product.category === category);
    return { category, items, count: items.filter((item) => shownProducts.has(item)).length };
  });
  const hasLongCategory = categories.some(({ items }) => items.length > INITIAL_CARDS);
  const hasCategoryLinks = products.length > INITIAL_CARDS;
  const isLeadLayout = list.arrangement === 'lead';
  /** @param isListStart false if the items continue a list */
  const renderCards = (items: readonly CatalogueItem[], isListStart = true) => {
    const visibleItems = items.filter((item) => shownProducts.has(item));
    const isLastAlone = visibleItems.length % 2 === (isListStart ? 0 : 1);
    // The lead has a row of its own, and so has the last card if it would be alone in its row.
    const wideItems = isLeadLayout
      ? [isListStart && visibleItems[0], isLastAlone && visibleItems.at(-1)]
      : [];
    return items.map((item) => (
      <li key={item.id} hidden={!shownProducts.has(item)}>
        <ProductCard
          product={item}
          list={list}
          recipient={recipient}
          isWide={wideItems.includes(item)}
        />
      </li>
    ));
  };
  const listClass = `product-list ${list.arrangement}-list`;
  const lengthClass = products.length >= LONG_LIST_CARDS && !hasLongCategory ? 'long' : 'short';
  if (isLeadLayout && !hasLongCategory)
    return (
      <div hidden={shownProducts.size === 0}>
        <ul className={`${listClass} ${lengthClass}-list`}>{renderCards(products)}</ul>
      </div>
    );
  return (
    <>
      {hasCategoryLinks && (
        <nav
          aria-label={ui.categories}
          hidden={shownProducts.size === 0}
          className="category-links line-below text-small print:hidden"
        >
          <ul className="flex gap-x-6">
            {categories.map(({ category, count }) => (
              <li key={category} hidden={count === 0}>
                <a href={`#${getCategoryAnchor(category)}`} className="text-link">
                  {category}
                </a>{' '}
                {count}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {categories.map(({ category, items, count }) => (
        <div
          key={category}
          id={hasCategoryLinks ? getCategoryAnchor(category) : undefined}
          hidden={count === 0}
        >
          <p className="headline mb-1 print:break-after-avoid pt-3 text-name">{category}</p>
          {items.length > INITIAL_CARDS ? (
            <LongList
              products={items}
              shownProducts={shownProducts}
              isFiltered={isFiltered}
              category={category}
              pluralName={pluralNamesByCategory[category]}
              listClass={listClass}
              renderCards={renderCards}
            />
          ) : (
            <ul aria-label={category} className={`${listClass} ${lengthClass}-list`}>
              {renderCards(items)}
            </ul>
          )}
        </div>
      ))}
    </>
  );
});
