'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useDeferredValue, useMemo } from 'react';
import { Enquiry } from '@/components/enquiry/enquiry';
import type { EnquiryShop } from '@/components/enquiry/enquiry-shop';
import { useTicks } from '@/components/enquiry/use-ticks';
import { CountStatus } from '@/components/ui/count-status';
import { noBreak } from '@/components/ui/no-break';
import { OwnPcRow } from '@/components/visitor-pc/own-pc';
import { useOwnPc } from '@/components/visitor-pc/use-own-pc';
import { enquiry } from '@/data/enquiry';
import { ui } from '@/data/interface';
import { filterProducts, listActiveFilters, listFilterChoices } from '@/lib/catalogue/filters';
import type { CataloguePageData } from '@/lib/content/category-pages';
import { fillTemplate } from '@/lib/text/fill-template';
import { CardList } from './card-list';
import type { CatalogueItem } from './catalogue-data';
import { CountTiles } from './count-tiles';
import { FilterBar } from './filter-bar';
import { VerdictsByProductId } from './product-card';
import { useFilters } from './use-filters';

interface CatalogueProps {
  readonly page: Pick<CataloguePageData, 'tilesHeading' | 'tiles' | 'range' | 'list'>;
  readonly board: ComponentProps<typeof CountTiles>['board'];
  readonly products: readonly CatalogueItem[];
  readonly shop: EnquiryShop;
  /** The page's own quote, for a visitor who can't choose. */
  readonly quoteHref: string;
}

/** Counts, filters and product cards, live. */
export function Catalogue({ page, board, products, shop, quoteHref }: CatalogueProps) {
  const { range, list } = page;
  const choices = useMemo(() => listFilterChoices(products), [products]);
  const { form, filters, change, clear } = useFilters(choices);
  // Typing stays quick however many cards the filters hide or show.
  const applied = useDeferredValue(filters);
  const ticks = useTicks(shop.parts);
  const sold = useMemo(
    () => shop.parts.filter(({ id }) => products.some((product) => product.id === id)),
    [shop.parts, products],
  );
  const own = useOwnPc(ticks, sold, shop, list.productSubject);
  const left = own.hides ? own.said?.clashes : undefined;
  const { shown, near } = useMemo(() => {
    const { shown, isNear } = filterProducts(products, applied);
    const typed = applied.search.trim();
    return {
      shown: new Set(shown.filter(({ id }) => !left?.has(id))),
      near: isNear ? fillTemplate(ui.filters.near, { typed }) : '',
    };
  }, [products, applied, left]);
  // What a visitor has comes before what is ticked.
  const verdicts = useMemo(
    () =>
      new Map<string, ReactNode>([...(ticks.checked.clashes ?? []), ...(own.said?.cards ?? [])]),
    [ticks.checked.clashes, own.said],
  );
  const hidden = products.filter((one) => ticks.parts.includes(one.id) && !shown.has(one));

  const showAll = () => {
    own.setHides(false);
    clear();
  };
  const clearButton = (
    <button type="button" className="button quiet" onClick={showAll}>
      {ui.filters.clear}
    </button>
  );
  const counts = <CountTiles page={page} board={board} shown={[...shown]} />;
  return (
    <>
      {range && (
        // Not our Section, since what is drawn here goes to the browser as a script, too.
        <section id="range" aria-labelledby="range-heading" className="pt-4 pb-6 lg:py-16">
          <div className="content-width">
            <h2 id="range-heading" className="mb-3 text-section">
              {range.heading}
            </h2>
            <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
              {/* In a few lines each: the products follow on the same page. */}
              <ul className="grid">
                {Object.entries(range.themes).map(([title, text]) => (
                  <li key={title} className="line-above py-2">
                    <h3 className="text-name">{title}</h3>
                    <p className="text-muted lg:text-lead">{noBreak(text)}</p>
                  </li>
                ))}
              </ul>
              {counts}
            </div>
          </div>
        </section>
      )}
      <div
        data-surface={list.arrangement === 'parts' ? 'raised' : undefined}
        className="pt-4 pb-6 lg:py-16"
      >
        <div className="content-width">
          {!range && counts}
          <section aria-labelledby="catalogue-heading" id="catalogue" data-hydrate-on="visible">
            <div className="mb-3">
              <h2 id="catalogue-heading" className="text-section">
                {list.heading}
              </h2>
              {/* One text, since a browser's translation replaces text nodes, and React can't change one that is gone. */}
              <p className="mt-1 flex flex-wrap gap-x-4">
                <b>{`${shown.size} ${list.countNoun}`}</b>{' '}
                <span className="text-muted md:line-before md:pl-4 noscript:hidden print:hidden">
                  {enquiry.hint}
                </span>
              </p>
            </div>
            <OwnPcRow own={own} />
            <FilterBar
              formRef={form}
              choices={choices}
              placeholder={list.searchPlaceholder}
              onChange={change}
            >
              {listActiveFilters(filters).length > 0 && shown.size > 0 && clearButton}
            </FilterBar>
            {near && <p className="mb-4">{near}</p>}
            <CountStatus
              text={[
                `${near} ${fillTemplate(ui.filters.shown, { shown: shown.size, total: products.length })}`,
                ...(own.said?.sums.map(({ say }) => say) ?? []),
              ].join('. ')}
            />
            {shown.size === 0 && (
              <div className="grid justify-items-start gap-6 py-band">
                <p className="text-name">{list.emptyText}</p>
                {clearButton}
              </div>
            )}
            <div onChange={ticks.change}>
              <VerdictsByProductId value={verdicts}>
                <CardList
                  products={products}
                  shown={shown}
                  isFiltered={listActiveFilters(applied).length > 0}
                  list={list}
                  many={shop.many}
                  recipient={shop.recipient}
                />
              </VerdictsByProductId>
            </div>
          </section>
          <Enquiry
            shop={shop}
            ticks={ticks}
            have={own.said?.paragraph}
            hidden={hidden.length}
            onShow={showAll}
          />
          <p
            className={clsx(
              'pt-4 text-name print:hidden',
              list.arrangement === 'parts' && 'line-above',
            )}
          >
            {list.advice.question}{' '}
            <a href={quoteHref} className="text-link">
              {list.advice.linkLabel}
            </a>
          </p>
          <p className="mt-2 text-small text-muted">
            {ui.pictureNote} {ui.fitNote}
          </p>
        </div>
      </div>
    </>
  );
}
