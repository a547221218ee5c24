import bin from '@/components/about/crossed-out-bin.svg';
import { HowWeWork } from '@/components/about/how-we-work';
import { Impact } from '@/components/about/impact';
import { Values } from '@/components/about/values';
import { WhoWeAre } from '@/components/about/who-we-are';
import { QuoteLink } from '@/components/mail/quote-link';
import { CallToAction } from '@/components/sections/call-to-action';
import { Hero } from '@/components/sections/hero';
import { LegalSection } from '@/components/sections/legal-section';
import { SiteLink } from '@/components/ui/site-link';
import { interfaceCopy } from '@/data/copy/interface';
import { about } from '@/data/shop/about';
import { legal } from '@/data/shop/legal';
import { composeGeneralQuote } from '@/lib/mail/quote-messages';
import { pageLinks } from '@/lib/site/navigation';
import { buildPageMetadata } from '@/lib/site/seo';
import { recipient } from '@/lib/site/settings';

export const metadata = buildPageMetadata(pageLinks.about.href, about.metadata);

export default function Page() {
  const { hero, closing } = about;
  const message = composeGeneralQuote(recipient);
  return (
    <>
      <Hero hero={hero} hasPromises={false}>
        <QuoteLink message={message} label={interfaceCopy.getQuote} />
        <SiteLink href={pageLinks.contact.href} className="button quiet">
          {hero.contactLabel}
        </SiteLink>
      </Hero>
      <WhoWeAre />
      <Values />
      <Impact />
      <HowWeWork />
      <LegalSection section={legal.recycling}>
        <img
          src={bin.src}
          width={bin.width}
          height={bin.height}
          alt=""
          loading="lazy"
          className="mb-6 h-[min(6.5rem,20vw)] w-auto bg-paper forced-color-adjust-none md:float-left md:mt-2 md:mr-[min(3rem,4vw)]"
        />
      </LegalSection>
      <CallToAction call={closing} message={message} />
    </>
  );
}
