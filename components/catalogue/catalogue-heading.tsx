import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { ui } from '@/data/copy/interface';
import type { CataloguePageData } from '@/data/shop/page';

interface CatalogueHeadingProps {
  readonly list: CataloguePageData['list'];
  readonly shownCount: number;
  /** The day of the stock of all products. */
  readonly stockNote: string;
}

/** The heading of the catalogue, with the number of products that are shown and how to ask for them. */
export const CatalogueHeading = ({ list, shownCount, stockNote }: CatalogueHeadingProps) => (
  <div className="mb-3">
    <h2 id="catalogue-heading" className="text-section">
      {list.heading}
    </h2>
    {/* One text node, since browser translation replaces text nodes, and React can't update a node that is gone. */}
    <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
      <b>{`${shownCount} ${list.countNoun}`}</b>{' '}
      <span className="text-small text-muted">{stockNote}</span>
    </p>
    <p className="mt-1 noscript:hidden print:hidden">{`${ui.howToAsk} ${enquiryCopy.hint}`}</p>
  </div>
);
