import { ContactDetails } from '@/components/contact/contact-details';
import { ContactForm } from '@/components/contact/contact-form';
import { Faq } from '@/components/sections/faq';
import { Hero } from '@/components/sections/hero';
import { LegalSection } from '@/components/sections/legal-section';
import { noBreak } from '@/components/ui/no-break';
import { QuoteLink } from '@/components/ui/quote-link';
import { SiteLink } from '@/components/ui/site-link';
import { StructuredData } from '@/components/ui/structured-data';
import { ui } from '@/data/interface';
import { legal } from '@/data/legal';
import { contact } from '@/data/shop';
import { composeGeneralQuote } from '@/lib/mail/quote-messages';
import { pageLinks } from '@/lib/site/navigation';
import { buildBreadcrumbData, buildPageMetadata, buildShopData } from '@/lib/site/seo';
import { recipient } from '@/lib/site/settings';

export const metadata = buildPageMetadata(pageLinks.contact.href, contact.search);

export default function Page() {
  const { hero, form } = contact;
  return (
    <>
      <StructuredData things={[buildShopData(), buildBreadcrumbData(pageLinks.contact)]} />
      <Hero hero={hero} composition="tabletop" hasPromises={false}>
        <SiteLink href="#message" className="button primary">
          {hero.messageLabel}
        </SiteLink>
        <QuoteLink href={composeGeneralQuote(recipient)} label={ui.getQuote} variant="quiet" />
      </Hero>
      {/* The letter overlaps the stage, like a sheet on a desk. */}
      <section
        id="message"
        aria-labelledby="message-heading"
        className="relative -mt-12 pb-12 lg:-mt-24 lg:pb-18"
      >
        <div className="content-width">
          <div className="letter">
            <h2 id="message-heading" className="text-section">
              {form.heading}
            </h2>
            <p className="mt-2 max-w-measure text-muted">{noBreak(form.lead)}</p>
            <ContactForm copy={form} recipient={recipient} />
          </div>
          <ContactDetails />
        </div>
      </section>
      <Faq />
      <LegalSection section={legal.beforeYouOrder} layout="columns" />
      <LegalSection section={legal.privacy} layout="small" surface="raised" />
    </>
  );
}
