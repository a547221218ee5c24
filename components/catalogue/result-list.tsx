import type { ReactNode } from 'react';
import { ui } from '@/data/copy/interface';
import type { CataloguePageData } from '@/data/shop/page';
import type { Recipient } from '@/lib/mail/quote-messages';
import { CardList } from './card-list';
import type { CatalogueCheck } from './catalogue-check';
import type { CatalogueItem } from './catalogue-item';
import { NearProducts } from './near-products';
import { NoResults } from './no-results';
import { OtherPages } from './other-pages';
import { CardChecksByProductId } from './product-card';
import { SearchAskLink } from './search-ask-link';
import type { SearchResults } from './use-search-results';

interface ResultListProps {
  readonly results: SearchResults;
  readonly check: CatalogueCheck | undefined;
  readonly products: readonly CatalogueItem[];
  readonly list: CataloguePageData['list'];
  readonly recipient: Recipient;
  readonly clearButton: ReactNode;
}

const NO_CHECKS = new Map<string, never>();

/** The products that the filters find, what comes near to a search, and where else to look or to ask. */
export function ResultList(props: ResultListProps) {
  const { results, check, products, list, recipient, clearButton } = props;
  const { typed, shownProducts, nearProducts, otherPages, isUnknown, isNotListed } = results;
  const hasResults = shownProducts.size > 0;
  // Each product has one card, so near products have cards only while they are alone.
  const listedProducts = hasResults ? shownProducts : nearProducts;
  const otherPageList = otherPages.length > 0 && <OtherPages pages={otherPages} typed={typed} />;
  const renderAskLink = (isButton: boolean) => (
    <SearchAskLink
      recipient={recipient}
      productSubject={list.productSubject}
      visitorPcParagraph={check?.report?.paragraph ?? ''}
      typed={typed}
      isButton={isButton}
    />
  );
  return (
    <>
      {!hasResults && (
        <NoResults
          emptyText={list.emptyText}
          typed={typed}
          hasNearProducts={nearProducts.size > 0}
          otherPages={otherPageList}
          clearButton={clearButton}
          askLink={isUnknown && isNotListed && renderAskLink(true)}
        />
      )}
      <CardChecksByProductId value={check?.cards ?? NO_CHECKS}>
        <CardList
          products={products}
          shownProducts={listedProducts}
          list={list}
          recipient={recipient}
        />
      </CardChecksByProductId>
      {hasResults && (
        <>
          <NearProducts products={nearProducts} typed={typed} />
          {otherPageList && <div className="line-above pt-4 pb-6">{otherPageList}</div>}
        </>
      )}
      {isNotListed && listedProducts.size > 0 && (
        <p className="line-above pt-4 pb-6 print:hidden">
          {`${ui.filters.notFound} `}
          {renderAskLink(false)}
        </p>
      )}
    </>
  );
}
