import { ComparisonTables } from '@/components/comparison/comparison-tables';
import { CompatibilitySection } from '@/components/compatibility/compatibility-section';
import { FitStudy } from '@/components/compatibility/fit-study';
import { BAR_PLACE } from '@/components/enquiry/enquiry-ids';
import { enquiryShop } from '@/components/enquiry/enquiry-shop';
import { BrandList } from '@/components/sections/brand-list';
import { ClosingCall } from '@/components/sections/closing-call';
import { Hero } from '@/components/sections/hero';
import { QuoteLink } from '@/components/ui/quote-link';
import { SiteLink } from '@/components/ui/site-link';
import { StructuredData } from '@/components/ui/structured-data';
import { ui } from '@/data/interface';
import { products } from '@/data/shop';
import { selectProductsInScope } from '@/lib/catalogue/filters';
import type { CataloguePageData } from '@/lib/content/category-pages';
import { composePageQuote } from '@/lib/mail/quote-messages';
import { getCategoryHref } from '@/lib/site/navigation';
import { buildBreadcrumbData } from '@/lib/site/seo';
import { recipient } from '@/lib/site/settings';
import board from './board.svg';
import { Catalogue } from './catalogue';
import { toCatalogueItem } from './catalogue-data';

/** The line drawing of a board, which counts stand on; a kind without a place follows below. */
const BOARD = {
  heading: 'text-name lg:sr-only',
  drawing: (
    <img
      src={board.src}
      width={board.width}
      height={board.height}
      alt=""
      loading="lazy"
      className="w-full print:hidden"
    />
  ),
  places: {
    Processors: 'inset-[16%_49%_48%_21%]',
    'Graphics Cards': 'inset-[66%_67%_14%_12%]',
    Memory: 'inset-[48%_26%_38%_55%]',
    Storage: 'inset-[69%_35%_17%_33%]',
    Motherboards: 'inset-[65%_5%_6%_72%]',
    'Power Supplies': 'inset-[48%_2%_38%_82%]',
  },
};

/** A category page with filters over the catalogue; without the catalogue while there is nothing in it. */
export function CataloguePage({ page }: { readonly page: CataloguePageData }) {
  const { name, theme, hero, tilesHeading, tiles, range, list } = page;
  const quoteHref = composePageQuote(recipient, page);
  const shop = enquiryShop(page);
  const shown = selectProductsInScope(products, page.scope);
  return (
    <div data-theme={theme} className={`lit-${theme}`}>
      <StructuredData
        things={[buildBreadcrumbData({ href: getCategoryHref(page.slug), label: name })]}
      />
      <Hero hero={hero}>
        <QuoteLink href={quoteHref} label={hero.quoteLabel} />
        {shown.length > 0 && (
          // A phone has them a screen below.
          <span className="contents max-sm:hidden">
            <SiteLink href="#catalogue" className="button quiet">
              {ui.seeProducts}
            </SiteLink>
          </span>
        )}
      </Hero>
      {shown.length > 0 && (
        <Catalogue
          page={{ tilesHeading, tiles, range, list }}
          board={range && BOARD}
          products={shown.map((product) => toCatalogueItem(product, products))}
          shop={shop}
          quoteHref={quoteHref}
        />
      )}
      {page.scope === 'all' && <CompatibilitySection products={products} />}
      <FitStudy fit={page.fit} products={shown} />
      <ComparisonTables products={shown} subject={list.productSubject} />
      <BrandList heading={page.brandsHeading} brands={page.brands} />
      <ClosingCall call={page.closing} href={quoteHref} prompts={page.quotePrompts} />
      <div id={BAR_PLACE} className="sticky bottom-0 z-10" />
    </div>
  );
}
