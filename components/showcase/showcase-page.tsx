import { QuoteLink } from '@/components/mail/quote-link';
import { BrandList } from '@/components/sections/brand-list';
import { CallToAction } from '@/components/sections/call-to-action';
import { Hero } from '@/components/sections/hero';
import { SiteLink } from '@/components/ui/site-link';
import { interfaceCopy } from '@/data/copy/interface';
import type { ShowcasePageData, ShowcaseSection } from '@/data/shop/page';
import { composePageQuote } from '@/lib/mail/quote-messages';
import { recipient } from '@/lib/site/settings';
import { DrawingSection } from './drawing-section';
import { EnquiryStarters } from './enquiry-starters';
import { FeaturedItems } from './featured-items';
import { ProductRange } from './product-range';

const SECTIONS = {
  range: ProductRange,
  featured: FeaturedItems,
  drawing: DrawingSection,
  starters: EnquiryStarters,
} as const satisfies Readonly<Record<ShowcaseSection, unknown>>;

/** A category page without a catalogue: its four sections in its own order, then the brands. */
export function ShowcasePage({ page }: { readonly page: ShowcasePageData }) {
  const { theme, sections, hero } = page;
  const quoteMessage = composePageQuote(recipient, page);
  return (
    <div data-theme={theme}>
      <Hero hero={hero} composition="group" hasPromises={false}>
        <QuoteLink message={quoteMessage} label={hero.quoteLabel} />
        <SiteLink href="#featured" className="button quiet">
          {interfaceCopy.seeRange}
        </SiteLink>
      </Hero>
      {sections.map((name, index) => {
        const PageSection = SECTIONS[name];
        const surface = index % 2 === 0 ? 'paper' : 'raised';
        return <PageSection key={name} page={page} surface={surface} />;
      })}
      <BrandList heading={page.brandsHeading} brands={page.brands} />
      <CallToAction call={page.closing} message={quoteMessage} />
    </div>
  );
}
