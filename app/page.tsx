import { AboutAndWhy } from '@/components/sections/about-and-why';
import { CategoryCards } from '@/components/sections/category-cards';
import { ClosingCall } from '@/components/sections/closing-call';
import { Hero } from '@/components/sections/hero';
import { RequestAndAnswer } from '@/components/sections/request-and-answer';
import { Testimonials } from '@/components/sections/testimonials';
import { SiteLink } from '@/components/ui/site-link';
import { StructuredData } from '@/components/ui/structured-data';
import { categoryPages, home } from '@/data/shop';
import { generalQuote } from '@/lib/mail/quote-messages';
import { categoryHref, pageLinks } from '@/lib/site/navigation';
import { pageMetadata, shopData } from '@/lib/site/seo';
import { recipient } from '@/lib/site/settings';

export const metadata = pageMetadata(pageLinks.home.href, home.search);

export default function Page() {
  const { hero, closing } = home;
  const [first] = categoryPages;
  return (
    <>
      <StructuredData things={[shopData()]} />
      <Hero hero={hero} composition="front">
        {first && (
          <SiteLink href={categoryHref(first.slug)} className="button primary">
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
      <ClosingCall call={closing} href={generalQuote(recipient)} />
    </>
  );
}
