import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { QuoteLink } from '@/components/ui/quote-link';
import { SiteLink } from '@/components/ui/site-link';
import { ui } from '@/data/copy/interface';
import type { CataloguePageData } from '@/data/shop/page';
import { composeSearchQuote, type Recipient } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';

interface NoResultsProps {
  readonly list: CataloguePageData['list'];
  readonly recipient: Recipient;
  /** The email's paragraph about the visitor's PC, or ''. */
  readonly visitorPcParagraph: string;
  /** The visitor's search. */
  readonly typed: string;
  /** True if the search finds nothing, whatever the dropdowns say. */
  readonly isUnknown: boolean;
  /** True if products that come near to the search follow. */
  readonly hasNearProducts: boolean;
  readonly clearButton: ReactNode;
}

/** The message and the ways on where no product matches the filters. */
export function NoResults(props: NoResultsProps) {
  const { list, recipient, visitorPcParagraph, typed, isUnknown, hasNearProducts, clearButton } =
    props;
  const details = visitorPcParagraph === '' ? [] : [visitorPcParagraph];
  return (
    <>
      <div className={clsx('grid justify-items-start gap-6', hasNearProducts ? 'py-6' : 'py-band')}>
        <p className="text-name">{list.emptyText}</p>
        <div className="flex flex-wrap gap-3">
          {clearButton}
          <SiteLink href="/#products" className="button quiet">
            {ui.seeAll}
          </SiteLink>
          {isUnknown && (
            <QuoteLink
              message={composeSearchQuote(recipient, list.productSubject, typed, ...details)}
              label={fillTemplate(ui.filters.ask, { typed })}
            />
          )}
        </div>
      </div>
      {hasNearProducts && (
        <h3 className="text-statement">{fillTemplate(ui.filters.nearHeading, { typed })}</h3>
      )}
    </>
  );
}
