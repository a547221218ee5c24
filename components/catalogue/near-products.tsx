import { ui } from '@/data/copy/interface';
import { serialiseFilters } from '@/lib/catalogue/filter-query';
import { DEFAULT_FILTERS } from '@/lib/catalogue/filters';
import { fillTemplate } from '@/lib/text/fill-template';
import type { CatalogueItem } from './catalogue-item';

interface NearProductsProps {
  readonly products: ReadonlySet<CatalogueItem>;
  /** The search, as the visitor typed it. */
  readonly typed: string;
}

/**
 * Products that come near to a search, below those that match it, as links to their cards. A second card for a product
 * would have a second tick box.
 */
export function NearProducts({ products, typed }: NearProductsProps) {
  if (products.size === 0) return null;
  return (
    <section aria-labelledby="near-heading" className="line-above pt-4 pb-6 print:hidden">
      <h3 id="near-heading" className="mb-1 text-name">
        {fillTemplate(ui.filters.nearHeading, { typed })}
      </h3>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {[...products].map(({ id, brand, name }) => (
          <li key={id}>
            <a
              href={`${serialiseFilters({ ...DEFAULT_FILTERS, search: name })}#catalogue`}
              className="text-link"
            >
              {`${brand} ${name}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
