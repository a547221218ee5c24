import { CompatibilitySection } from '@/components/compatibility/compatibility-section';
import { countFans } from '@/components/compatibility/drawn-parts';
import { FitStudy } from '@/components/compatibility/fit-study';
import { BrandList } from '@/components/sections/brand-list';
import { CallToAction } from '@/components/sections/call-to-action';
import { Hero } from '@/components/sections/hero';
import { QuoteLink } from '@/components/ui/quote-link';
import { SiteLink } from '@/components/ui/site-link';
import { StructuredData } from '@/components/ui/structured-data';
import { ui } from '@/data/copy/interface';
import { company } from '@/data/shop/company';
import type { CataloguePageData } from '@/data/shop/page';
import { products } from '@/data/shop/products';
import { selectProductsInScope } from '@/lib/catalogue/filters';
import { listMeasuredParts } from '@/lib/drawings/measured-parts';
import { listEnquiryItems } from '@/lib/enquiry/list-enquiry-items';
import { composePageQuote, formatPageSubject } from '@/lib/mail/quote-messages';
import { categoryLinks, getCategoryHref } from '@/lib/site/navigation';
import { buildBreadcrumbData } from '@/lib/site/seo';
import { recipient } from '@/lib/site/settings';
import { fillTemplate } from '@/lib/text/fill-template';
import { Catalogue } from './catalogue';
import { buildCatalogueItem } from './catalogue-item';
import { CatalogueNotes } from './catalogue-notes';
import { ComparisonTables } from './comparison-tables';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const STOCK_NOTE = fillTemplate(ui.stockDate, {
  day: dateFormat.format(Date.parse(company.stockCheckedOn)),
});

/** A category page with filters over the catalogue. */
export function CataloguePage({ page }: { readonly page: CataloguePageData }) {
  const { name, theme, hero, tilesHeading, tiles, range, list, fit } = page;
  const quoteMessage = composePageQuote(recipient, page);
  const pageProducts = selectProductsInScope(products, page.scope);
  const fitParts = listMeasuredParts(pageProducts, fit.partKind);
  const gpuDrawing =
    fit.partKind === 'gpu'
      ? {
          slotsText: fit.slotsText,
          scale: fit.scale,
          gpus: fitParts.map(({ product }) => ({ id: product.id, fanCount: countFans(product) })),
        }
      : undefined;
  return (
    <div data-theme={theme}>
      <StructuredData
        things={[buildBreadcrumbData({ href: getCategoryHref(page.slug), label: name })]}
      />
      <Hero hero={hero}>
        <QuoteLink message={quoteMessage} label={hero.quoteLabel} />
        <SiteLink href="#catalogue" className="button quiet">
          {ui.seeProducts}
        </SiteLink>
      </Hero>
      <Catalogue
        page={{ tilesHeading, tiles, range, list }}
        checkSettings={{
          recipient,
          productSubject: list.productSubject,
          pageSubject: formatPageSubject(page),
          gpuDrawing,
        }}
        products={pageProducts.map((product) => buildCatalogueItem(product, products))}
        enquiryItems={listEnquiryItems()}
        pages={categoryLinks
          .filter(({ href }) => href !== getCategoryHref(page.slug))
          .map(({ href, label, summary }) => ({ href, label, summary }))}
        stockNote={STOCK_NOTE}
      >
        <CatalogueNotes advice={list.advice} quoteMessage={quoteMessage} />
      </Catalogue>
      {page.scope === 'all' && <CompatibilitySection products={products} />}
      {/* One column gives the drawing the full width, as the tables around it have. */}
      <div data-surface="raised" className="[&_.split]:grid-cols-1">
        <FitStudy fit={fit} parts={fitParts} />
      </div>
      <ComparisonTables products={pageProducts} subject={list.productSubject} />
      <BrandList heading={page.brandsHeading} brands={page.brands} />
      <CallToAction call={page.closing} message={quoteMessage} />
    </div>
  );
}
