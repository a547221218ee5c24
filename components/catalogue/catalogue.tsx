'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { EnquiryForm } from '@/components/enquiry/enquiry-form';
import { EnquiryNotices } from '@/components/enquiry/enquiry-notices';
import {
  useAddressUpdate,
  useDropUnknownLines,
  useEnquiryAfterPaint,
} from '@/components/enquiry/use-enquiry';
import { ChangeStatus } from '@/components/ui/change-status';
import { BAR_FINDING_ID, CASE_DRAWING_ID } from '@/components/ui/element-ids';
import { Portal } from '@/components/ui/portal';
import { useVisitorPcForm } from '@/components/visitor-pc/use-visitor-pc-form';
import { VisitorPcRow } from '@/components/visitor-pc/visitor-pc-row';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { interfaceCopy } from '@/data/copy/interface';
import type { CataloguePageData, RangeData } from '@/data/shop/page';
import { serialiseFilters } from '@/lib/catalogue/filter-query';
import { listFilterChoices } from '@/lib/catalogue/filters';
import type { SearchedPage } from '@/lib/catalogue/find-other-pages';
import type { ProductCardData } from '@/lib/catalogue/product-card-data';
import type { CatalogueCheckOptions } from './catalogue-check';
import { CategoryTiles } from './category-tiles';
import { FilterBar } from './filter-bar';
import { listAnnouncements } from './list-announcements';
import { ResultList } from './result-list';
import { useCatalogueCheck } from './use-catalogue-check';
import { useFilters } from './use-filters';
import { useSearchResults } from './use-search-results';

interface CatalogueProps extends CatalogueCheckOptions {
  readonly page: Pick<CataloguePageData, 'tilesHeading' | 'tiles' | 'listCopy'> & {
    /** Set on a page that shows its tiles on a drawing, beside the topics of its range. */
    readonly range: RangeData | undefined;
  };
  readonly products: readonly ProductCardData[];
  /** The other category pages, which a search may lead to. */
  readonly pages: readonly SearchedPage[];
  /** A note that says on which day the stock of all products was checked. */
  readonly stockNote: string;
  /** The notes below the products. The server renders them, to keep them out of the script. */
  readonly children: ReactNode;
}

/** The count tiles, filters and product cards, which update as the visitor filters. */
export function Catalogue(props: CatalogueProps) {
  const { page, emailSettings, products, enquiryItems, pages, stockNote, children } = props;
  const { recipient, pageSubject } = emailSettings;
  const { tilesHeading, tiles, range, listCopy } = page;
  const choices = useMemo(() => listFilterChoices(products), [products]);
  const { formRef, filters, handleChange, clearFilters } = useFilters(choices);
  const enquiry = useEnquiryAfterPaint();
  useAddressUpdate();
  useDropUnknownLines(enquiry.lines, enquiryItems);
  const visitorPcForm = useVisitorPcForm(enquiry.visitorPc);
  const { check, hasFailed } = useCatalogueCheck(enquiry, visitorPcForm, props);
  const [isHidingIncompatible, setIsHidingIncompatible] = useState(false);
  const hiddenIds = isHidingIncompatible ? check?.report?.incompatibleIds : undefined;
  const results = useSearchResults(filters, hiddenIds, { products, pages, enquiryItems });
  const { shownProducts } = results;
  const hasFilters = serialiseFilters(filters) !== '';
  const lineCount = enquiry.lines.length;

  const showAllProducts = () => {
    setIsHidingIncompatible(false);
    clearFilters();
  };
  const clearButton = (
    <button type="button" className="button quiet" onClick={showAllProducts}>
      {interfaceCopy.filters.clear}
    </button>
  );
  return (
    <>
      <CategoryTiles
        heading={tilesHeading}
        tiles={tiles}
        products={[...shownProducts]}
        range={range}
      />
      <div data-surface="raised" className="py-band">
        <div className="content-width">
          <section aria-labelledby="catalogue-heading" id="catalogue" data-hydrate-on="visible">
            <div className="mb-2.5">
              <h2 id="catalogue-heading" className="text-section">
                {listCopy.heading}
              </h2>
              <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
                {/* One text node: browser translation replaces it, and React can't update it. */}
                <b>{`${shownProducts.size} ${listCopy.countNoun}`}</b>{' '}
                <span className="text-small text-muted">{stockNote}</span>
              </p>
              <p className="mt-1 max-sm:text-small noscript:hidden print:hidden">{`${interfaceCopy.howToAsk} ${enquiryCopy.hint}`}</p>
            </div>
            <EnquiryNotices enquiry={enquiry} />
            <VisitorPcRow
              form={visitorPcForm}
              report={check?.report}
              hasFailed={hasFailed || visitorPcForm.hasFailed}
              email={recipient.email}
              isHiding={isHidingIncompatible}
              onHide={setIsHidingIncompatible}
            />
            <FilterBar
              formRef={formRef}
              choices={choices}
              placeholder={listCopy.searchPlaceholder}
              onChange={handleChange}
            >
              {hasFilters && shownProducts.size > 0 && clearButton}
            </FilterBar>
            <ChangeStatus texts={listAnnouncements(lineCount, check, results, products.length)} />
            <ResultList
              results={results}
              check={check}
              products={products}
              listCopy={listCopy}
              emailSettings={emailSettings}
              clearButton={clearButton}
            />
          </section>
          <EnquiryForm recipient={recipient} subject={pageSubject} />
          <Portal id={BAR_FINDING_ID}>{lineCount > 0 && check?.barFinding}</Portal>
          <Portal id={CASE_DRAWING_ID}>{check?.drawing}</Portal>
          {children}
        </div>
      </div>
    </>
  );
}
