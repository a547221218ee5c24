'use client';

import { type ComponentProps, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { CASE_DRAWING } from '@/components/compatibility/clearance-parts';
import { EnquiryForm } from '@/components/enquiry/enquiry-form';
import { BAR_FINDING } from '@/components/enquiry/enquiry-ids';
import { EnquiryNotices } from '@/components/enquiry/enquiry-notices';
import { useEnquiryAfterPaint } from '@/components/enquiry/use-enquiry';
import { useKnownLines } from '@/components/enquiry/use-known-lines';
import { ChangeStatus } from '@/components/ui/change-status';
import { MailLink } from '@/components/ui/mail-link';
import { Portal } from '@/components/ui/portal';
import { useVisitorPc } from '@/components/visitor-pc/use-visitor-pc';
import type { CheckedPage } from '@/components/visitor-pc/visitor-pc-report';
import { VisitorPcRow } from '@/components/visitor-pc/visitor-pc-row';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { ui } from '@/data/copy/interface';
import type { CataloguePageData } from '@/data/shop/page';
import { filterProducts, listActiveFilters, listFilterChoices } from '@/lib/catalogue/filters';
import { findOtherPages, type SearchedPage } from '@/lib/catalogue/find-other-pages';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import { formatMailto, type QuoteMessage } from '@/lib/mail/mailto';
import { fillTemplate } from '@/lib/text/fill-template';
import { joinNames } from '@/lib/text/join-names';
import { CardList } from './card-list';
import type { CatalogueItem } from './catalogue-data';
import { CatalogueRange } from './catalogue-range';
import { CountTiles } from './count-tiles';
import { FilterBar } from './filter-bar';
import { NearProducts } from './near-products';
import { NoResults } from './no-results';
import { EmailDetailsByProductId, VerdictsByProductId } from './product-card';
import { OtherPages, SearchAskLink } from './search-leads';
import { useCatalogueCheck } from './use-catalogue-check';
import { useFilters } from './use-filters';

interface CatalogueProps {
  readonly page: Pick<CataloguePageData, 'tilesHeading' | 'tiles' | 'range' | 'list'>;
  /** Must be the same object in every render. */
  readonly checkedPage: CheckedPage;
  readonly products: readonly CatalogueItem[];
  /** All that an enquiry can hold. */
  readonly enquiryItems: readonly EnquiryItem[];
  /** The other category pages, for a search that only they can answer. */
  readonly pages: readonly SearchedPage[];
  /** The day of the stock of all products. */
  readonly stockNote: string;
  /** The page's quote, for visitors who can't choose. */
  readonly quoteMessage: QuoteMessage;
  /** The limits of the check, from the server, so that their words stay out of the script. */
  readonly uncheckedList: ReactNode;
}

const NONE = new Map<string, never>();

/** The count tiles, filters and product cards, which update as the visitor filters. */
export function Catalogue(props: CatalogueProps) {
  const { page, checkedPage, products, enquiryItems, pages, stockNote } = props;
  const { quoteMessage, uncheckedList } = props;
  const { recipient, pageSubject } = checkedPage;
  const { range, list } = page;
  const choices = useMemo(() => listFilterChoices(products), [products]);
  const { formRef, filters, handleChange, clearFilters } = useFilters(choices);
  // Deferred, so that typing stays fast with any number of cards.
  const deferredFilters = useDeferredValue(filters);
  const enquiry = useEnquiryAfterPaint();
  useKnownLines(enquiry, enquiryItems);
  const visitorPc = useVisitorPc(enquiry.visitorPc);
  const { check, hasFailed } = useCatalogueCheck(enquiry, visitorPc, {
    products,
    enquiryItems,
    page: checkedPage,
  });
  const [isHidingMisfits, setIsHidingMisfits] = useState(false);
  const hiddenIds = isHidingMisfits ? check?.report?.misfits : undefined;
  const typed = deferredFilters.search.trim();
  const { shownProducts, nearProducts, isUnknown, isNamed, otherPages } = useMemo(() => {
    const { matches, nearMatches, isUnknown, isNamed } = filterProducts(products, deferredFilters);
    const isShown = ({ id }: CatalogueItem) => !hiddenIds?.has(id);
    return {
      shownProducts: new Set(matches.filter(isShown)),
      nearProducts: new Set(nearMatches.filter(isShown)),
      isUnknown,
      isNamed,
      otherPages: isNamed ? [] : findOtherPages(typed, pages, enquiryItems),
    };
  }, [products, deferredFilters, hiddenIds, typed, pages, enquiryItems]);
  // Each product has one card, so near products have cards only while they are alone.
  const listedProducts = shownProducts.size > 0 ? shownProducts : nearProducts;

  const showAllProducts = () => {
    setIsHidingMisfits(false);
    clearFilters();
  };
  const clearButton = (
    <button type="button" className="button quiet" onClick={showAllProducts}>
      {ui.filters.clear}
    </button>
  );
  const otherPageList = otherPages.length > 0 && <OtherPages pages={otherPages} typed={typed} />;
  const renderAskLink = (className: ComponentProps<typeof SearchAskLink>['className']) => (
    <SearchAskLink
      recipient={recipient}
      productSubject={list.productSubject}
      visitorPcParagraph={check?.report?.paragraph ?? ''}
      typed={typed}
      className={className}
    />
  );
  const hasNoPage = !isNamed && otherPages.length === 0;
  const countTiles = (
    <CountTiles page={page} isOnDrawing={range !== null} products={[...shownProducts]} />
  );
  const lineCount = enquiry.lines.length;
  const { bar } = enquiryCopy;
  const count = fillTemplate(lineCount === 1 ? bar.one : bar.many, { n: lineCount });
  const announcements = [
    fillTemplate(bar.announced, { count }),
    lineCount > 0 && bar.reviewFollows,
    lineCount > 0 && check?.summary,
    ...(check?.report?.summary.map(({ text }) => text) ?? []),
    nearProducts.size > 0 && fillTemplate(ui.filters.nearCount, { n: nearProducts.size }),
    otherPages.length > 0 &&
      fillTemplate(ui.filters.otherPages, {
        names: joinNames(otherPages.map(({ label }) => label)),
      }),
    fillTemplate(ui.filters.resultCount, { shown: shownProducts.size, total: products.length }),
  ];
  return (
    <>
      {range && <CatalogueRange range={range}>{countTiles}</CatalogueRange>}
      <div data-surface={range ? 'raised' : undefined} className="py-band">
        <div className="content-width">
          {!range && countTiles}
          <section aria-labelledby="catalogue-heading" id="catalogue" data-hydrate-on="visible">
            <div className="mb-3">
              <h2 id="catalogue-heading" className="text-section">
                {list.heading}
              </h2>
              {/* One text node, since browser translation replaces text nodes, and React can't update a node that is gone. */}
              <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
                <b>{`${shownProducts.size} ${list.countNoun}`}</b>{' '}
                <span className="text-small text-muted">{stockNote}</span>{' '}
                <span className="text-small text-muted noscript:hidden print:hidden">
                  {`${ui.howToAsk} ${enquiryCopy.hint}`}
                </span>
              </p>
            </div>
            <EnquiryNotices enquiry={enquiry} />
            <VisitorPcRow
              form={visitorPc}
              report={check?.report}
              hasFailed={hasFailed || visitorPc.hasFailed}
              email={recipient.email}
              isHiding={isHidingMisfits}
              onHide={setIsHidingMisfits}
            />
            <FilterBar
              formRef={formRef}
              choices={choices}
              placeholder={list.searchPlaceholder}
              onChange={handleChange}
            >
              {listActiveFilters(filters).length > 0 && shownProducts.size > 0 && clearButton}
            </FilterBar>
            <ChangeStatus texts={announcements} />
            {shownProducts.size === 0 && (
              <NoResults
                emptyText={list.emptyText}
                typed={typed}
                hasNearProducts={nearProducts.size > 0}
                otherPages={otherPageList}
                clearButton={clearButton}
                askLink={isUnknown && hasNoPage && renderAskLink('button primary')}
              />
            )}
            <VerdictsByProductId value={check?.verdicts ?? NONE}>
              <EmailDetailsByProductId value={check?.emailDetails ?? NONE}>
                <CardList
                  products={products}
                  shownProducts={listedProducts}
                  list={list}
                  recipient={recipient}
                />
              </EmailDetailsByProductId>
            </VerdictsByProductId>
            {shownProducts.size > 0 && (
              <>
                <NearProducts products={nearProducts} typed={typed} />
                {otherPageList && <div className="line-above pt-4 pb-6">{otherPageList}</div>}
              </>
            )}
            {hasNoPage && listedProducts.size > 0 && (
              <p className="line-above pt-4 pb-6 print:hidden">
                {`${ui.filters.notFound} `}
                {renderAskLink('text-link')}
              </p>
            )}
          </section>
          <EnquiryForm
            email={recipient.email}
            plainHref={formatMailto({
              to: recipient.email,
              subject: `${pageSubject} - ${recipient.company}`,
            })}
          />
          <Portal id={BAR_FINDING}>{lineCount > 0 && check?.barFinding}</Portal>
          <Portal id={CASE_DRAWING}>{check?.report?.drawing}</Portal>
          <div className="line-above grid gap-x-16 gap-y-2 pt-4 lg:grid-cols-2">
            <p className="text-name print:hidden">
              {list.advice.question}{' '}
              <MailLink message={quoteMessage} className="text-link">
                {list.advice.linkLabel}
              </MailLink>
            </p>
            <p className="max-w-measure text-small text-muted lg:row-span-2 lg:pt-2">
              {ui.pictureNote} {ui.compatibilityNote}
            </p>
            {uncheckedList}
          </div>
        </div>
      </div>
    </>
  );
}
