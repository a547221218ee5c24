import { AboutAndWhy } from '@/components/sections/about-and-why';
import { CategoryCards } from '@/components/sections/category-cards';
import { ClosingCall } from '@/components/sections/closing-call';
import { Hero } from '@/components/sections/hero';
import { RequestAndAnswer } from '@/components/sections/request-and-answer';
import { Testimonials } from '@/components/sections/testimonials';
import { SiteLink } from '@/components/ui/site-link';
import { StructuredData } from '@/components/ui/structured-data';
import { categoryPages, home } from '@/data/shop';
import { composeGeneralQuote } from '@/lib/mail/quote-messages';
import { getCategoryHref, pageLinks } from '@/lib/site/navigation';
import { buildPageMetadata, buildShopData } from '@/lib/site/seo';
import { recipient } from '@/lib/site/settings';

export const metadata = buildPageMetadata(pageLinks.home.href, home.search);

export default function Page() {
  const { hero, closing } = home;
  const [first] = categoryPages;
  return (
    <>
      <StructuredData things={[buildShopData()]} />
      <Hero hero={hero} composition="front">
        {first && (
          <SiteLink href={getCategoryHref(first.slug)} className="button primary">
            {hero.browseLabel}
          </SiteLink>
        )}
        <SiteLink href={pageLinks.contact.href} className="button quiet">
          {hero.adviceLabel}
        </SiteLink>
      </Hero>
      {home.example && <RequestAndAnswer example={home.example} />}
      <CategoryCards />
      <AboutAndWhy />
      <Testimonials />
      <ClosingCall call={closing} href={composeGeneralQuote(recipient)} />
    </>
  );
}
