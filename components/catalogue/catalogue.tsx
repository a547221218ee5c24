'use client';

import { type FormEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { buttonClasses } from '@/components/ui/button';
import type { CatalogueCategory } from '@/data/types';
import {
  distinct,
  type Filters,
  isFiltered,
  matches,
  NO_FILTERS,
  tileCounts,
} from '@/lib/catalogue';
import { filtersFromQuery, queryFromFilters } from '@/lib/filter-address';
import { productQuote, type Recipient } from '@/lib/quotes';
import { takeOver } from '@/lib/take-over';
import type { CatalogueItem } from './catalogue-item';
import { CountStatus } from './count-status';
import { CountTiles } from './count-tiles';
import { FilterBar } from './filter-bar';
import { readFilters, writeFilters } from './filter-form';
import { ProductCard } from './product-card';

/** What a page of the catalogue calls things. */
export type CatalogueLabels = Pick<
  CatalogueCategory,
  | 'tiles'
  | 'tilesHeading'
  | 'searchPlaceholder'
  | 'catalogueHeading'
  | 'countNoun'
  | 'specificationsHeading'
  | 'featuresHeading'
  | 'emptyText'
  | 'productSubject'
>;

interface CatalogueProps {
  readonly labels: CatalogueLabels;
  readonly products: readonly CatalogueItem[];
  readonly recipient: Recipient;
}

/** Replaces the address, never adds to the history: a search must not cost a press of Back a letter. */
function showInAddress(filters: Filters): void {
  const { pathname, hash } = window.location;
  const address = `${pathname}${queryFromFilters(filters)}${hash}`;
  window.history.replaceState(window.history.state, '', address);
}

/**
 * Tiles, filters and product cards, live. The form holds the filters and the address mirrors them, so
 * what a visitor chose before hydration, came with in a link or goes Back to is what is shown.
 */
export function Catalogue({ labels, products, recipient }: CatalogueProps) {
  const form = useRef<HTMLFormElement>(null);
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const applied = useDeferredValue(filters);

  const choices = useMemo(
    () => ({ categories: distinct(products, 'category'), brands: distinct(products, 'brand') }),
    [products],
  );
  const shown = useMemo(
    () => new Set(products.filter((product) => matches(product, applied))),
    [products, applied],
  );
  const quotes = useMemo(
    () => products.map((product) => productQuote(recipient, labels.productSubject, product)),
    [products, recipient, labels.productSubject],
  );

  useEffect(() => {
    const restore = () => {
      if (form.current === null) return;
      const linked = filtersFromQuery(window.location.search, choices);
      writeFilters(form.current, linked);
      setFilters(linked);
    };
    if (form.current !== null) {
      takeOver(form.current);
      const typed = readFilters(form.current);
      if (isFiltered(typed)) {
        setFilters(typed);
        showInAddress(typed);
      } else restore();
    }
    window.addEventListener('popstate', restore);
    return () => window.removeEventListener('popstate', restore);
  }, [choices]);

  const change = (next: Filters) => {
    setFilters(next);
    showInAddress(next);
  };
  const clear = () => {
    form.current?.reset();
    change(NO_FILTERS);
    form.current?.querySelector('select')?.focus();
  };

  const clearButton = (
    <button type="button" className={buttonClasses('quiet')} onClick={clear}>
      Clear all filters
    </button>
  );
  return (
    <>
      <CountTiles
        heading={labels.tilesHeading}
        tiles={labels.tiles}
        counts={tileCounts([...shown], labels.tiles)}
      />
      <section aria-labelledby="catalogue-heading" id="catalogue" className="pt-12 lg:pt-16">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 id="catalogue-heading" className="text-section">
            {labels.catalogueHeading}
          </h2>
          <p className="datum text-body">
            {shown.size} {labels.countNoun}
          </p>
        </div>
        <FilterBar
          formRef={form}
          choices={choices}
          placeholder={labels.searchPlaceholder}
          onChange={(event: FormEvent<HTMLFormElement>) => change(readFilters(event.currentTarget))}
        >
          {isFiltered(filters) && shown.size > 0 && clearButton}
        </FilterBar>
        <CountStatus text={`${shown.size} of ${products.length} products shown`} />
        {shown.size === 0 && (
          <div className="grid justify-items-start gap-6 border-y border-ink py-16">
            <p className="text-title">{labels.emptyText}</p>
            {clearButton}
          </div>
        )}
        <ul className="card-grid" hidden={shown.size === 0}>
          {products.map((product, index) => (
            <li key={product.id} className="contents" hidden={!shown.has(product)}>
              <ProductCard
                product={product}
                specificationsHeading={labels.specificationsHeading}
                featuresHeading={labels.featuresHeading}
                quoteHref={quotes[index] ?? ''}
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
