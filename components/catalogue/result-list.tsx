import { clsx } from 'clsx';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { AskLink } from '@/components/enquiry/ask-link';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { ui } from '@/data/copy/interface';
import type { CataloguePageData } from '@/data/shop/page';
import { serialiseFilters } from '@/lib/catalogue/filter-query';
import { DEFAULT_FILTERS } from '@/lib/catalogue/filters';
import { composeSearchQuote, type Recipient } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import { CardList } from './card-list';
import type { CatalogueCheck } from './catalogue-check';
import type { CatalogueItem } from './catalogue-item';
import { CardChecksContext } from './product-card';
import type { SearchResults } from './use-search-results';

/** Links to the pages that have what a search describes and this catalogue lacks. */
const OtherPages = ({ otherPages, typed }: Pick<SearchResults, 'otherPages' | 'typed'>) => (
  <section aria-labelledby="other-pages-heading" className="print:hidden">
    <h3 id="other-pages-heading" className="mb-1 text-name">
      {fillTemplate(ui.filters.otherPagesHeading, { typed })}
    </h3>
    <ul>
      {otherPages.map(({ href, label, detail }) => (
        <li key={href}>
          <SiteLink href={href} className="text-link">
            {label}
          </SiteLink>{' '}
          <span className="text-small text-muted">{detail}</span>
        </li>
      ))}
    </ul>
  </section>
);

/** Links to near matches, below the cards of the matches. Each link is a search that shows one card. */
const NearProducts = ({ nearProducts, typed }: Pick<SearchResults, 'nearProducts' | 'typed'>) => (
  <section aria-labelledby="near-heading" className="line-above pt-4 pb-6 print:hidden">
    <h3 id="near-heading" className="mb-1 text-name">
      {fillTemplate(ui.filters.nearHeading, { typed })}
    </h3>
    <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {[...nearProducts].map(({ id, brand, name }) => (
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

interface ResultListProps {
  readonly results: SearchResults;
  readonly check: CatalogueCheck | undefined;
  readonly products: readonly CatalogueItem[];
  readonly listCopy: CataloguePageData['listCopy'];
  readonly recipient: Recipient;
  readonly clearButton: ReactNode;
}

/** The products that the filters find, near matches of a search, and where else to look or to ask. */
export function ResultList(props: ResultListProps) {
  const { results, check, products, listCopy, recipient, clearButton } = props;
  const { typed, shownProducts, nearProducts, hasAnyMatch, hasNameMatch } = results;
  const hasResults = shownProducts.size > 0;
  const hasNearProducts = nearProducts.size > 0;
  const visitorPcText = check?.report?.visitorPcText ?? '';
  const otherPages = results.otherPages.length > 0 && <OtherPages {...results} />;
  /** Renders a link to an email that asks for what the visitor searched. */
  const renderAskLink = (className: string, icon?: ReactNode) => (
    <AskLink
      message={composeSearchQuote(recipient, {
        subject: listCopy.productSubject,
        typed,
        visitorPcText,
      })}
      request={fillTemplate(ui.filters.askRequest, { typed })}
      hasVisitorPc={visitorPcText !== ''}
      className={className}
    >
      {icon}
      <span>{fillTemplate(ui.filters.ask, { typed })}</span>
    </AskLink>
  );
  const hasAskButton = !hasAnyMatch && !otherPages;
  const hasAskSentence = !hasNameMatch && !otherPages && (hasResults || hasNearProducts);
  return (
    <>
      {!hasResults && (
        <div
          className={clsx('grid justify-items-start gap-6', hasNearProducts ? 'py-6' : 'py-band')}
        >
          <p className="text-name">{listCopy.emptyText}</p>
          {otherPages}
          <div className="flex flex-wrap items-center gap-3">
            {clearButton}
            <SiteLink href="/#products" className="button quiet">
              {ui.seeAll}
            </SiteLink>
            {hasAskButton &&
              renderAskLink('button primary', <Icon icon={Mail} className="size-5" />)}
          </div>
        </div>
      )}
      {!hasResults && hasNearProducts && (
        <h3 className="text-statement">{fillTemplate(ui.filters.nearHeading, { typed })}</h3>
      )}
      <CardChecksContext value={check?.cards}>
        <CardList
          products={products}
          visibleProducts={hasResults ? shownProducts : nearProducts}
          listCopy={listCopy}
          recipient={recipient}
        />
      </CardChecksContext>
      {hasResults && hasNearProducts && <NearProducts {...results} />}
      {hasResults && otherPages && <div className="line-above pt-4 pb-6">{otherPages}</div>}
      {hasAskSentence && (
        <p className="line-above pt-4 pb-6 print:hidden">
          {`${ui.filters.notFound} `}
          {renderAskLink('text-link')}
        </p>
      )}
    </>
  );
}
