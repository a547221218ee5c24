import { Plus } from 'lucide-react';
import { CompatibilitySection } from '@/components/compatibility/compatibility-section';
import { FitStudy } from '@/components/fit-study/fit-study';
import { MailLink } from '@/components/mail/mail-link';
import { QuoteLink } from '@/components/mail/quote-link';
import { BrandList } from '@/components/sections/brand-list';
import { CallToAction } from '@/components/sections/call-to-action';
import { Hero } from '@/components/sections/hero';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { SiteLink } from '@/components/ui/site-link';
import { uncheckedCopy } from '@/data/copy/compatibility';
import { interfaceCopy } from '@/data/copy/interface';
import { company } from '@/data/shop/company';
import type { CataloguePageData } from '@/data/shop/page';
import { products } from '@/data/shop/products';
import { selectProductsInScope } from '@/lib/catalogue/filters';
import { buildProductCardData } from '@/lib/catalogue/product-card-data';
import { listEnquiryItems } from '@/lib/enquiry/list-enquiry-items';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { composePageQuote, formatPageSubject } from '@/lib/mail/quote-messages';
import { categoryLinks, getCategoryHref } from '@/lib/site/navigation';
import { recipient } from '@/lib/site/settings';
import { fillTemplate } from '@/lib/text/fill-template';
import { Catalogue } from './catalogue';
import { ComparisonTables } from './comparison-tables';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const stockDay = dateFormat.format(Date.parse(company.stockCheckedOn));

interface CatalogueNotesProps {
  readonly advice: CataloguePageData['advice'];
  readonly quoteMessage: QuoteMessage;
}

/** The notes below the products: whom to ask, what pictures show, and what the check leaves out. */
function CatalogueNotes({ advice, quoteMessage }: CatalogueNotesProps) {
  return (
    <div className="line-above grid gap-x-16 gap-y-2 pt-4 lg:grid-cols-2">
      <p className="text-name print:hidden">
        {advice.question}{' '}
        <MailLink message={quoteMessage} className="text-link">
          {advice.linkLabel}
        </MailLink>
      </p>
      <p className="max-w-measure text-small text-muted lg:row-span-2 lg:pt-2">
        {interfaceCopy.pictureNote} {interfaceCopy.compatibilityNote}
      </p>
      <details className="disclosure max-w-measure lg:mt-2 text-small print:hidden">
        <summary>
          <span>{uncheckedCopy.heading}</span>
          <Icon icon={Plus} />
        </summary>
        <ul className="list-disc pl-5">
          {uncheckedCopy.items.map((item) => (
            <li key={item}>{noBreak(item)}</li>
          ))}
        </ul>
        <p className="mt-2 text-muted">{noBreak(uncheckedCopy.note)}</p>
      </details>
    </div>
  );
}

/** A category page with filters over the catalogue. */
export function CataloguePage({ page }: { readonly page: CataloguePageData }) {
  const { theme, hero, tilesHeading, tiles, listCopy } = page;
  const quoteMessage = composePageQuote(recipient, page);
  const pageProducts = selectProductsInScope(products, page.scope);
  const isWholeRange = page.scope === 'all';
  return (
    <div data-theme={theme} className="[--least-band:1.375rem]">
      <Hero hero={hero}>
        <QuoteLink message={quoteMessage} label={hero.quoteLabel} />
        <SiteLink href="#catalogue" className="button quiet">
          {interfaceCopy.seeProducts}
        </SiteLink>
      </Hero>
      <Catalogue
        page={{ tilesHeading, tiles, range: isWholeRange ? page.range : undefined, listCopy }}
        emailSettings={{
          recipient,
          productSubject: page.productSubject,
          pageSubject: formatPageSubject(page),
        }}
        // All of it goes to the browser, so without the rest of the fit study.
        caseDrawingText={
          isWholeRange
            ? undefined
            : { slotsText: page.fitStudy.slotsText, rulerCaption: page.fitStudy.rulerCaption }
        }
        products={pageProducts.map((product) => buildProductCardData(product, products))}
        enquiryItems={listEnquiryItems()}
        pages={categoryLinks
          .filter(({ href }) => href !== getCategoryHref(page.slug))
          .map(({ href, label, summary }) => ({ href, label, summary }))}
        stockNote={fillTemplate(interfaceCopy.stockDate, { day: stockDay })}
      >
        <CatalogueNotes advice={page.advice} quoteMessage={quoteMessage} />
      </Catalogue>
      {isWholeRange && <CompatibilitySection products={products} />}
      <FitStudy study={page.fitStudy} products={pageProducts} />
      <ComparisonTables products={pageProducts} subject={page.productSubject} />
      <BrandList heading={page.brandsHeading} brands={page.brands} />
      <CallToAction call={page.closing} message={quoteMessage} />
    </div>
  );
}
