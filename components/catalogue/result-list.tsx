import { clsx } from 'clsx';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { AskLink } from '@/components/enquiry/ask-link';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { interfaceCopy } from '@/data/copy/interface';
import type { CataloguePageData } from '@/data/shop/page';
import { serialiseFilters } from '@/lib/catalogue/filter-query';
import type { ProductCardData } from '@/lib/catalogue/product-card-data';
import { composeSearchQuote } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import type { EmailSettings } from '@/lib/visitor-pc/product-report';
import type { CatalogueCheck } from './catalogue-check';
import { ProductCardChecksContext } from './product-card';
import { ProductCardList } from './product-card-list';
import type { SearchResults } from './use-search-results';

interface ResultLinksProps {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** Links below the cards: to near matches, or to other pages. */
const ResultLinks = ({ id, heading, children }: ResultLinksProps) => (
  <section aria-labelledby={id} className="line-above pt-4 pb-6 print:hidden">
    <h3 id={id} className="mb-1 text-name">
      {heading}
    </h3>
    <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
  </section>
);

interface ResultListProps {
  readonly results: SearchResults;
  readonly check: CatalogueCheck | undefined;
  readonly products: readonly ProductCardData[];
  readonly listCopy: CataloguePageData['listCopy'];
  readonly emailSettings: EmailSettings;
  readonly clearButton: ReactNode;
}

/** The products that the filters find, near matches, and where else to look or to ask. */
export function ResultList(props: ResultListProps) {
  const { results, check, products, listCopy, emailSettings, clearButton } = props;
  const { typed, shownProducts, nearProducts, otherPages, hasNameMatch } = results;
  const hasResults = shownProducts.size > 0;
  const hasNearProducts = nearProducts.size > 0;
  const hasCards = hasResults || hasNearProducts;
  const nearHeading = fillTemplate(interfaceCopy.filters.nearHeading, { typed });
  const visitorPcText = check?.report?.visitorPcText ?? '';
  const askLink = !hasNameMatch && otherPages.length === 0 && (
    <AskLink
      message={composeSearchQuote(emailSettings.recipient, {
        subject: emailSettings.productSubject,
        typed,
        visitorPcText,
      })}
      request={fillTemplate(interfaceCopy.filters.askRequest, { typed })}
      hasVisitorPc={visitorPcText !== ''}
      className={hasCards ? 'text-link' : 'button primary'}
    >
      {!hasCards && <Icon icon={Mail} className="size-5" />}
      <span>{fillTemplate(interfaceCopy.filters.ask, { typed })}</span>
    </AskLink>
  );
  return (
    <>
      {!hasResults && (
        <div
          className={clsx('grid justify-items-start gap-6', hasNearProducts ? 'py-6' : 'py-band')}
        >
          <p className="text-name">{listCopy.emptyText}</p>
          <div className="flex flex-wrap items-center gap-3">
            {!hasCards && askLink}
            {clearButton}
            <SiteLink href="/#products" className="button quiet">
              {interfaceCopy.seeAll}
            </SiteLink>
          </div>
        </div>
      )}
      {!hasResults && hasNearProducts && <h3 className="text-statement">{nearHeading}</h3>}
      <ProductCardChecksContext value={check?.checksByProductId}>
        <ProductCardList
          products={products}
          visibleProducts={hasResults ? shownProducts : nearProducts}
          listCopy={listCopy}
          emailSettings={emailSettings}
        />
      </ProductCardChecksContext>
      {hasResults && hasNearProducts && (
        <ResultLinks id="near-heading" heading={nearHeading}>
          {[...nearProducts].map(({ id, brand, name }) => (
            <li key={id}>
              <a href={`${serialiseFilters({ q: name })}#catalogue`} className="text-link">
                {`${brand} ${name}`}
              </a>
            </li>
          ))}
        </ResultLinks>
      )}
      {otherPages.length > 0 && (
        <ResultLinks
          id="other-pages-heading"
          heading={fillTemplate(interfaceCopy.filters.otherPagesHeading, { typed })}
        >
          {otherPages.map(({ href, label, summary }) => (
            <li key={href}>
              <SiteLink href={href} className="text-link">
                {label}
              </SiteLink>{' '}
              <span className="text-small text-muted">{summary}</span>
            </li>
          ))}
        </ResultLinks>
      )}
      {hasCards && askLink && (
        <p className="line-above pt-4 pb-6 print:hidden">
          {`${interfaceCopy.filters.notFound} `}
          {askLink}
        </p>
      )}
    </>
  );
}
