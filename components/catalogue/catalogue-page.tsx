import { ComparisonTables } from '@/components/comparison/comparison-tables';
import { countFans } from '@/components/compatibility/clearance-parts';
import { CompatibilitySection } from '@/components/compatibility/compatibility-section';
import { FitStudy } from '@/components/compatibility/fit-study';
import { UncheckedList } from '@/components/compatibility/unchecked-list';
import { BrandList } from '@/components/sections/brand-list';
import { CallToAction } from '@/components/sections/call-to-action';
import { Hero } from '@/components/sections/hero';
import { QuoteLink } from '@/components/ui/quote-link';
import { SiteLink } from '@/components/ui/site-link';
import { StructuredData } from '@/components/ui/structured-data';
import { kinds } from '@/data/compatibility';
import { ui } from '@/data/interface';
import { products } from '@/data/shop';
import { selectProductsInScope } from '@/lib/catalogue/filters';
import type { CataloguePageData } from '@/lib/content/category-pages';
import { listMeasuredParts, selectDrawnParts } from '@/lib/drawings/measured-parts';
import { formatMailto } from '@/lib/mail/mailto';
import { composePageQuote, formatPageSubject } from '@/lib/mail/quote-messages';
import { getCategoryHref } from '@/lib/site/navigation';
import { buildBreadcrumbData } from '@/lib/site/seo';
import { recipient } from '@/lib/site/settings';
import { Catalogue } from './catalogue';
import { buildCatalogueList } from './catalogue-data';

/** Plural names of the products, by the categories of parts. */
const PLURAL_NAMES = Object.fromEntries(
  products.flatMap(({ facts, category }) =>
    facts ? [[category, kinds[facts.part].many] as const] : [],
  ),
);

/** A category page with filters over the catalogue. Leaves the catalogue out while it is empty. */
export function CataloguePage({ page }: { readonly page: CataloguePageData }) {
  const { name, theme, hero, tilesHeading, tiles, range, list, fit } = page;
  const quoteMessage = composePageQuote(recipient, page);
  const pageProducts = selectProductsInScope(products, page.scope);
  const { items, stockNote } = buildCatalogueList(pageProducts, products);
  // A shop's first product would otherwise stand below tiles that count nothing.
  const filledTiles = tiles.filter(({ counts }) =>
    pageProducts.some(({ category }) => category === counts),
  );
  const isCards = fit?.drawing === 'cards';
  const drawnParts = selectDrawnParts(listMeasuredParts(pageProducts, isCards ? 'gpu' : 'memory'));
  const cards = drawnParts.map(({ product }) => ({ id: product.id, fanCount: countFans(product) }));
  return (
    <div data-theme={theme} className={`lit-${theme}`}>
      <StructuredData
        things={[buildBreadcrumbData({ href: getCategoryHref(page.slug), label: name })]}
      />
      <Hero hero={hero}>
        <QuoteLink message={quoteMessage} label={hero.quoteLabel} />
        {pageProducts.length > 0 && (
          // Hidden on phones, where the products start one screen below.
          <span className="contents max-sm:hidden">
            <SiteLink href="#catalogue" className="button quiet">
              {ui.seeProducts}
            </SiteLink>
          </span>
        )}
      </Hero>
      {pageProducts.length > 0 && (
        <Catalogue
          page={{ tilesHeading, tiles: filledTiles, range, list }}
          checkedPage={{
            recipient,
            productSubject: list.productSubject,
            pageSubject: formatPageSubject(page),
            cardDrawing: isCards
              ? { thickness: fit.thickness, scale: fit.scale, cards }
              : undefined,
          }}
          products={items}
          stockNote={stockNote}
          pluralNamesByCategory={PLURAL_NAMES}
          quoteHref={formatMailto(quoteMessage)}
          uncheckedList={<UncheckedList />}
        />
      )}
      {page.scope === 'all' && <CompatibilitySection products={products} />}
      {fit && <FitStudy fit={fit} parts={drawnParts} />}
      <ComparisonTables products={pageProducts} subject={list.productSubject} />
      <BrandList heading={page.brandsHeading} brands={page.brands} />
      <CallToAction call={page.closing} message={quoteMessage} prompts={page.quotePrompts} />
    </div>
  );
}
