import type { CataloguePageData } from '@/checks/schemas/category-pages';
import type { Product } from '@/checks/schemas/products';
import { BrandList } from '@/components/sections/brand-list';
import { ClosingCall } from '@/components/sections/closing-call';
import { Hero } from '@/components/sections/hero';
import { QuoteLink } from '@/components/ui/quote-link';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { StructuredData } from '@/components/ui/structured-data';
import { unbroken } from '@/components/ui/unbroken';
import { ui } from '@/data/interface';
import { products } from '@/data/products';
import { productsInScope } from '@/lib/catalogue';
import { categoryHref } from '@/lib/navigation';
import { pageQuote } from '@/lib/quotes';
import { breadcrumbData } from '@/lib/seo';
import { recipient } from '@/lib/settings';
import { Catalogue } from './catalogue';
import { catalogueItem } from './catalogue-item';
import { catalogueLabels } from './catalogue-labels';
import { countBoard, countStrip } from './count-looks';
import { BAR_PLACE } from './enquiry-ids';
import { enquiryShop } from './enquiry-shop';
import { FitStudy } from './fit-study';
import { FitTable } from './fit-table';
import { SideBySide } from './side-by-side';

/** A category page with filters over the catalogue; without the catalogue while there is nothing in it. */
export function CataloguePage({ page }: { readonly page: CataloguePageData }) {
  const { name, theme, hero, brands, closing } = page;
  const quoteHref = pageQuote(recipient, page);
  const inScope = productsInScope<Product>(products, page.scope);
  const items = inScope.map((product) => catalogueItem(product, products));
  const range = page.range && {
    heading: page.range.heading,
    // In a few lines each: the products follow on the same page.
    themes: (
      <ul className="grid">
        {Object.entries(page.range.themes).map(([title, text]) => (
          <li key={title} className="line-above py-2">
            <h3 className="text-name">{title}</h3>
            <p className="text-muted">{unbroken(text)}</p>
          </li>
        ))}
      </ul>
    ),
  };
  return (
    <div data-theme={theme} className={`lit-${theme}`}>
      <StructuredData things={[breadcrumbData({ href: categoryHref(page.slug), label: name })]} />
      <Hero title={hero.title} lead={hero.lead} image={hero.image}>
        <QuoteLink href={quoteHref} label={hero.quoteLabel} />
        {items.length > 0 && (
          // A phone has them a screen below.
          <span className="contents max-sm:hidden">
            <SiteLink href="#catalogue" className="button quiet">
              {ui.seeProducts}
            </SiteLink>
          </span>
        )}
      </Hero>
      {items.length > 0 ? (
        <Catalogue
          labels={catalogueLabels(page)}
          products={items}
          shop={enquiryShop(page)}
          recipient={recipient}
          quoteHref={quoteHref}
          look={range ? countBoard : countStrip}
          range={range}
        />
      ) : (
        range && (
          <Section id="range" heading={range.heading}>
            {range.themes}
          </Section>
        )
      )}
      {page.scope === 'all' && <FitTable products={products} />}
      <FitStudy fit={page.fit} products={inScope} />
      <SideBySide products={inScope} subject={page.productSubject} />
      <BrandList heading={page.brandsHeading} brands={brands} />
      <ClosingCall call={closing} href={quoteHref} answers={Object.values(page.quotePrompts)} />
      <div id={BAR_PLACE} />
    </div>
  );
}
