import type { ShowcasePageData } from '@/checks/schemas/category-pages';
import type { PageDrawing } from '@/checks/schemas/drawings';
import { BrandList } from '@/components/sections/brand-list';
import { ClosingCall } from '@/components/sections/closing-call';
import { Hero } from '@/components/sections/hero';
import { QuoteLink } from '@/components/ui/quote-link';
import { Section } from '@/components/ui/section';
import { Sentences } from '@/components/ui/sentences';
import { SiteLink } from '@/components/ui/site-link';
import { StructuredData } from '@/components/ui/structured-data';
import { ui } from '@/data/interface';
import { fill } from '@/lib/fill';
import type { PictureRole } from '@/lib/images';
import { categoryHref } from '@/lib/navigation';
import { featuredQuote, pageQuote } from '@/lib/quotes';
import { breadcrumbData } from '@/lib/seo';
import { recipient } from '@/lib/settings';
import { Beginnings } from './beginnings';
import { FeaturedCard } from './featured-card';
import { FitFigure } from './fit-figure';
import { Range } from './range';

/** How large each composition shows the pictures of its items; featured.css agrees. */
const PICTURE_ROLES: Readonly<Record<PageDrawing['kind'], PictureRole>> = {
  lineup: 'wide-card',
  bays: 'row',
  desk: 'card',
  plan: 'row',
};

/** A category page, by example: themes, stated figures, six featured items, brands. */
export function ShowcasePage({ page }: { readonly page: ShowcasePageData }) {
  const { name, theme, drawing, hero, featured, brands, closing } = page;
  const quoteHref = pageQuote(recipient, page);
  return (
    <div data-theme={theme} className={`lit-${theme} ${drawing.kind}`}>
      <StructuredData things={[breadcrumbData({ href: categoryHref(page.slug), label: name })]} />
      <Hero
        title={<Sentences text={hero.title} />}
        lead={hero.lead}
        image={hero.image}
        composition="group"
      >
        <QuoteLink href={quoteHref} label={hero.quoteLabel} />
        <SiteLink href="#featured" className="button quiet">
          {ui.seeRange}
        </SiteLink>
      </Hero>
      <Range page={page} />
      <Section id="featured" heading={fill(ui.featured, { name })} surface="raised">
        <ul className="featured">
          {Object.entries(featured).map(([name, item]) => (
            <li key={name}>
              <FeaturedCard
                name={name}
                item={item}
                role={PICTURE_ROLES[drawing.kind]}
                quoteHref={featuredQuote(recipient, page, { name, ...item })}
              />
            </li>
          ))}
        </ul>
      </Section>
      {'things' in drawing && (
        <div className="content-width pt-band">
          <FitFigure drawing={drawing} />
        </div>
      )}
      <Beginnings page={page} />
      <BrandList heading={page.brandsHeading} brands={brands} />
      <ClosingCall call={closing} href={quoteHref} answers={Object.values(page.quotePrompts)} />
    </div>
  );
}
