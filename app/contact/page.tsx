import { ContactDetails } from '@/components/contact/contact-details';
import { ContactSections } from '@/components/contact/contact-sections';
import { Faq } from '@/components/contact/faq';
import { Hero } from '@/components/sections/hero';
import { LegalSection } from '@/components/sections/legal-section';
import { Letterhead } from '@/components/sections/premises';
import { contact } from '@/data/shop/contact';
import { legal } from '@/data/shop/legal';
import { listEnquiryItems } from '@/lib/enquiry/list-enquiry-items';
import { pageLinks } from '@/lib/site/navigation';
import { buildPageMetadata } from '@/lib/site/seo';
import { recipient } from '@/lib/site/settings';

export const metadata = buildPageMetadata(pageLinks.contact.href, contact.metadata);

export default function Page() {
  const { hero, form } = contact;
  return (
    <>
      <Hero hero={hero} composition="tabletop" hasPromises={false} />
      <ContactSections
        copy={form}
        recipient={recipient}
        items={listEnquiryItems()}
        letterhead={<Letterhead />}
      >
        <ContactDetails />
      </ContactSections>
      <Faq />
      <LegalSection section={legal.beforeYouOrder} />
      <LegalSection section={legal.privacy} surface="raised" />
    </>
  );
}
