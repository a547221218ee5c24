import { Plus } from 'lucide-react';
import { Activity, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { ui } from '@/data/copy/interface';
import { fillTemplate } from '@/lib/text/fill-template';
import type { CatalogueItem } from './catalogue-data';

/** Number of a category's cards outside the disclosure. On a phone card-list.css shows fewer. */
export const INITIAL_CARDS = 12;
/** Largest number of filter results that opens the disclosure. */
const MAX_OPEN_RESULTS = 24;

interface LongListProps {
  readonly products: readonly CatalogueItem[];
  readonly shownProducts: ReadonlySet<CatalogueItem>;
  readonly isFiltered: boolean;
  readonly category: string;
  readonly pluralName: string;
  readonly listClass: string;
  /** Renders the items of a list. `isListStart` is false if the items continue a list. */
  readonly renderCards: (products: readonly CatalogueItem[], isListStart?: boolean) => ReactNode;
}

/** The products of a long category: the first cards, and a disclosure with the others, which works without scripts. */
export function LongList(props: LongListProps) {
  const { products, shownProducts, isFiltered, category, pluralName, listClass, renderCards } =
    props;
  const initialProducts = products.slice(0, INITIAL_CARDS);
  const count = products.filter((product) => shownProducts.has(product)).length;
  const isOpen =
    isFiltered &&
    (count <= MAX_OPEN_RESULTS || !initialProducts.some((product) => shownProducts.has(product)));
  return (
    <>
      <ul aria-label={category} className={`${listClass} short-list`}>
        {renderCards(initialProducts)}
      </ul>
      <details className="more-products disclosure" open={isOpen || undefined}>
        <summary className="text-name" hidden={isOpen}>
          {fillTemplate(ui.showAll, { n: count, what: pluralName })}
          <Icon icon={Plus} className="text-accent-ink" />
        </summary>
        {/* React hydrates these cards after the rest of the page, in steps, so that a first press need not wait. */}
        <Activity>
          <ul aria-label={category} className={`${listClass} long-list`}>
            {renderCards(products.slice(INITIAL_CARDS), false)}
          </ul>
        </Activity>
      </details>
    </>
  );
}
