import { clsx } from 'clsx';
import type { ShowcaseCategory } from '@/checks/schemas/categories';
import { BrandList } from '@/components/sections/brand-list';
import { ClosingCall } from '@/components/sections/closing-call';
import { Hero } from '@/components/sections/hero';
import { ButtonLink } from '@/components/ui/button-link';
import { QuoteLink } from '@/components/ui/quote-link';
import { Section } from '@/components/ui/section';
import { StructuredData } from '@/components/ui/structured-data';
import { ui } from '@/data/interface';
import { categoryHref } from '@/lib/navigation';
import { featuredQuote, pageQuote } from '@/lib/quotes';
import { recipient } from '@/lib/settings';
import { breadcrumbData, itemListData } from '@/lib/structured-data';
import { FeaturedCard } from './featured-card';
import { pictureRole } from './picture-role';
import { RangeSpread } from './range-spread';

/** A category shown by example: themes, stated figures, six featured items, brands. */
export function ShowcasePage({ category }: { readonly category: ShowcaseCategory }) {
  const { name, theme, drawing, hero, featured, brands, closing, quoteSubject } = category;
  const quoteHref = pageQuote(recipient, category);
  return (
    <div data-theme={theme} className={clsx('lit', drawing)}>
      <StructuredData
        things={[
          breadcrumbData({ href: categoryHref(category.slug), label: name }),
          itemListData(
            name,
            featured.map((item) => item.name),
          ),
        ]}
      />
      <Hero title={hero.title} lead={hero.lead} image={hero.image} composition="close-up">
        <QuoteLink href={quoteHref} label={hero.quoteLabel} />
        <ButtonLink look="quiet" href="#featured">
          {ui.seeRange}
        </ButtonLink>
      </Hero>
      <RangeSpread category={category} />
      <Section id="featured" heading={category.featuredHeading} surface="sheet">
        <ul className="card-grid featured">
          {featured.map((item, place) => (
            <li key={item.name} className="contents">
              <FeaturedCard
                item={item}
                role={pictureRole(drawing, place)}
                quoteHref={featuredQuote(recipient, quoteSubject, item)}
              />
            </li>
          ))}
        </ul>
      </Section>
      <BrandList heading={category.brandsHeading} brands={brands} />
      <ClosingCall call={closing} href={quoteHref} />
    </div>
  );
}
