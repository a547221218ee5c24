'use client';

import { clsx } from 'clsx';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { ui } from '@/data/interface';
import { filterChoices, isFiltered, matches } from '@/lib/catalogue';
import { fill } from '@/lib/fill';
import type { Recipient } from '@/lib/quotes';
import { CardList } from './card-list';
import type { CatalogueItem } from './catalogue-item';
import type { CatalogueLabels } from './catalogue-labels';
import type { CountLook } from './count-looks';
import { CountStatus } from './count-status';
import { CountTiles } from './count-tiles';
import { Enquiry } from './enquiry';
import type { EnquiryShop } from './enquiry-shop';
import { FilterBar } from './filter-bar';
import { useCheck } from './use-check';
import { useFilters } from './use-filters';
import { useTicks } from './use-ticks';

interface CatalogueProps {
  readonly labels: CatalogueLabels;
  readonly products: readonly CatalogueItem[];
  /** What an enquiry may hold, on this page or not. */
  readonly shop: EnquiryShop;
  readonly recipient: Recipient;
  /** The page's own quote, for a visitor who can't choose. */
  readonly quoteHref: string;
  readonly look: CountLook;
  /** What the range is for, where the page says so; the counts stand beside it. */
  readonly range?: { readonly heading: string; readonly themes: ReactNode } | null;
}

/** Counts, filters and product cards, live. */
export function Catalogue({
  labels,
  products,
  shop,
  recipient,
  quoteHref,
  look,
  range,
}: CatalogueProps) {
  const choices = useMemo(() => filterChoices(products), [products]);
  const { form, filters, change, clear } = useFilters(choices);
  // Typing stays quick however many cards the filters hide or show.
  const applied = useDeferredValue(filters);
  const shown = useMemo(
    () => new Set(products.filter((product) => matches(product, applied))),
    [products, applied],
  );

  const ticks = useTicks(shop.parts);
  const checked = useCheck(ticks.ticked, shop.parts, ticks.leftOut);
  const isHidden = (product: CatalogueItem) =>
    ticks.parts.includes(product.id) && !shown.has(product);

  const clearButton = (
    <button type="button" className="button quiet" onClick={clear}>
      {ui.filters.clear}
    </button>
  );
  const counts = <CountTiles look={look} labels={labels} shown={[...shown]} />;
  return (
    <>
      {range && (
        // Not our Section, since what is drawn here goes to the browser as a script, too.
        <section id="range" aria-labelledby="range-heading" className="pt-4 pb-6 lg:py-16">
          <div className="content-width">
            <h2 id="range-heading" className="mb-3 text-section">
              {range.heading}
            </h2>
            <div className="beside">
              {range.themes}
              {counts}
            </div>
          </div>
        </section>
      )}
      <div
        data-surface={labels.arrangement === 'parts' ? 'raised' : undefined}
        className="pt-4 pb-6 lg:py-16"
      >
        <div className="content-width">
          {!range && counts}
          <section aria-labelledby="catalogue-heading" id="catalogue" data-wakes="sight">
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 id="catalogue-heading" className="text-section">
                {labels.catalogueHeading}
              </h2>
              <p>
                {/* One text, since a browser's translation replaces text nodes, and React can't change one that is gone. */}
                {`${shown.size} ${labels.countNoun}`}
              </p>
            </div>
            <div className="mb-4 print:hidden">
              <FilterBar
                formRef={form}
                choices={choices}
                placeholder={labels.searchPlaceholder}
                onChange={change}
              >
                {isFiltered(filters) && shown.size > 0 && clearButton}
              </FilterBar>
            </div>
            <CountStatus
              text={fill(ui.filters.shown, { shown: shown.size, total: products.length })}
            />
            {shown.size === 0 && (
              <div className="grid justify-items-start gap-6 py-band">
                <p className="text-name">{labels.emptyText}</p>
                {clearButton}
              </div>
            )}
            <div onChange={ticks.change}>
              <CardList
                products={products}
                shown={shown}
                labels={labels}
                recipient={recipient}
                clashes={checked.clashes}
              />
            </div>
          </section>
          <Enquiry
            shop={shop}
            recipient={recipient}
            ticks={ticks}
            checked={checked}
            hidden={products.filter(isHidden).length}
            onShow={clear}
          />
          <p
            className={clsx(
              'pt-4 text-name print:hidden',
              labels.arrangement === 'parts' && 'line-above',
            )}
          >
            {labels.advice.question}{' '}
            <a href={quoteHref} className="text-link">
              {labels.advice.linkLabel}
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
