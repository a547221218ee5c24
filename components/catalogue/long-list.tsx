import { Plus } from 'lucide-react';
import { Activity, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { ui } from '@/data/interface';
import { fillTemplate } from '@/lib/text/fill-template';
import type { CatalogueItem } from './catalogue-data';

/** How many cards of a category are seen before the rest is asked for; on a phone a few of them (card-list.css). */
export const FIRST_CARDS = 12;
/** Of so many or fewer that the filters let through all are seen. */
const FEW = 24;

interface LongListProps {
  readonly products: readonly CatalogueItem[];
  readonly shown: ReadonlySet<CatalogueItem>;
  readonly isFiltered: boolean;
  readonly category: string;
  /** What several of its products are called. */
  readonly many: string;
  /** The lists' classes. */
  readonly look: string;
  /** Items of a list, those that it begins with or others. */
  readonly cards: (products: readonly CatalogueItem[], leads?: boolean) => ReactNode;
}

/** The products of a category that has many: the first, and the rest, which opens in place, without a script too. */
export function LongList(props: LongListProps) {
  const { products, shown, isFiltered, category, many, look, cards } = props;
  const first = products.slice(0, FIRST_CARDS);
  const count = products.filter((product) => shown.has(product)).length;
  const opens = isFiltered && (count <= FEW || !first.some((product) => shown.has(product)));
  return (
    <>
      <ul aria-label={category} className={`${look} short-list`}>
        {cards(first)}
      </ul>
      <details className="rest question" open={opens || undefined}>
        <summary className="text-name" hidden={opens}>
          {fillTemplate(ui.showAll, { n: count, what: many })}
          <Icon of={Plus} className="text-accent-ink" />
        </summary>
        {/* React takes these over after the rest of the page, bit by bit, so that a first tick need not wait. */}
        <Activity>
          <ul aria-label={category} className={`${look} long-list`}>
            {cards(products.slice(FIRST_CARDS), false)}
          </ul>
        </Activity>
      </details>
    </>
  );
}
