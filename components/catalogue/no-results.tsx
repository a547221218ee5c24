import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { ui } from '@/data/copy/interface';
import { fillTemplate } from '@/lib/text/fill-template';

interface NoResultsProps {
  readonly emptyText: string;
  /** The visitor's search. */
  readonly typed: string;
  /** True if products that come near to the search follow. */
  readonly hasNearProducts: boolean;
  /** The other pages that have it, if any. */
  readonly otherPages: ReactNode;
  readonly clearButton: ReactNode;
  /** The link that asks for what no page has. */
  readonly askLink: ReactNode;
}

/** The message and the ways on where no product matches the filters. */
export function NoResults(props: NoResultsProps) {
  const { emptyText, typed, hasNearProducts, otherPages, clearButton, askLink } = props;
  return (
    <>
      <div className={clsx('grid justify-items-start gap-6', hasNearProducts ? 'py-6' : 'py-band')}>
        <p className="text-name">{emptyText}</p>
        {otherPages}
        <div className="flex flex-wrap items-center gap-3">
          {clearButton}
          <SiteLink href="/#products" className="button quiet">
            {ui.seeAll}
          </SiteLink>
          {askLink}
        </div>
      </div>
      {hasNearProducts && (
        <h3 className="text-statement">{fillTemplate(ui.filters.nearHeading, { typed })}</h3>
      )}
    </>
  );
}
