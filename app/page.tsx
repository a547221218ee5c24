import { AboutAndWhy } from '@/components/home/about-and-why';
import { CategoryCards } from '@/components/home/category-cards';
import { EmailPreview } from '@/components/home/email-preview';
import { EnquiryExample } from '@/components/home/enquiry-example';
import { Testimonials } from '@/components/home/testimonials';
import { CallToAction } from '@/components/sections/call-to-action';
import { Hero } from '@/components/sections/hero';
import { SiteLink } from '@/components/ui/site-link';
import { home } from '@/data/shop/home';
import { categoryPages } from '@/data/shop/pages';
import { composeGeneralQuote } from '@/lib/mail/quote-messages';
import { getCategoryHref, pageLinks } from '@/lib/site/navigation';
import { buildPageMetadata } from '@/lib/site/seo';
import { recipient } from '@/lib/site/settings';

export const metadata = buildPageMetadata(pageLinks.home.href, home.metadata);

export default function Page() {
  const { hero, closing } = home;
  const [firstCategory] = categoryPages;
  const message = composeGeneralQuote(recipient);
  return (
    <>
      <Hero hero={hero} composition="front">
        <SiteLink href={getCategoryHref(firstCategory.slug)} className="button primary">
          {hero.browseLabel}
        </SiteLink>
        <SiteLink href={pageLinks.contact.href} className="button quiet">
          {hero.adviceLabel}
        </SiteLink>
      </Hero>
      <EnquiryExample />
      <CategoryCards />
      <AboutAndWhy />
      <Testimonials />
      <CallToAction call={closing} message={message}>
        <EmailPreview message={composeGeneralQuote(recipient, closing.answers)} />
      </CallToAction>
    </>
  );
}
