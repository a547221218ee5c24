import { MailLink } from '@/components/mail/mail-link';
import { Address, OpeningHours } from '@/components/sections/premises';
import { SiteLink } from '@/components/ui/site-link';
import { interfaceCopy } from '@/data/copy/interface';
import { company } from '@/data/shop/company';
import { contact } from '@/data/shop/contact';
import { composeQuickEmail } from '@/lib/mail/quote-messages';
import { listRegistrationDetails } from '@/lib/site/legal';
import { categoryLinks, legalLinks, type NavigationLink } from '@/lib/site/navigation';
import { recipient } from '@/lib/site/settings';
import { fillTemplate } from '@/lib/text/fill-template';
import { Wordmark } from './wordmark';

// On a wide screen, the padding puts the headings on the line of the wordmark.
const HEADING_CLASS = 'mb-2 lg:mb-3 lg:pt-3.5 plain-heading text-small font-semibold';

const FooterLinks = ({ links }: { readonly links: readonly NavigationLink[] }) =>
  links.map(({ href, label }) => (
    <li key={href}>
      <SiteLink href={href} className="text-link">
        {label}
      </SiteLink>
    </li>
  ));

/** The footer of every page: address, category links, opening hours, email, legal links and registration. */
export function SiteFooter() {
  const registrationDetails = listRegistrationDetails();
  return (
    <footer data-surface="paper" className="line-above border-ink pt-6 pb-4 lg:pt-8">
      <div className="mb-6 content-width grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-6 gap-y-6 lg:grid-cols-4">
        <div className="max-lg:col-span-full">
          <Wordmark />
          <p className="mt-1 mb-3 text-small text-muted print:hidden">{company.strapline}</p>
          <Address />
        </div>
        <nav aria-labelledby="footer-products" className="print:hidden">
          <h2 id="footer-products" className={HEADING_CLASS}>
            {interfaceCopy.menu.products}
          </h2>
          <ul className="text-small">
            <FooterLinks links={categoryLinks} />
          </ul>
        </nav>
        <div>
          <h2 className={HEADING_CLASS}>{contact.details.hoursHeading}</h2>
          <OpeningHours />
        </div>
        <div className="max-lg:col-span-full max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-4">
          <h2 className={`${HEADING_CLASS} max-lg:mb-0`}>{contact.details.emailHeading}</h2>
          <p className="text-small">
            <MailLink
              message={composeQuickEmail(recipient, contact.details.emailSubject)}
              className="text-link"
            >
              {company.email}
            </MailLink>
          </p>
        </div>
      </div>
      <div className="content-width">
        <ul className="mb-2 flex flex-wrap gap-x-6 text-small lg:mb-4 print:hidden">
          <FooterLinks links={legalLinks} />
        </ul>
        {registrationDetails.length > 0 && (
          <dl className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-small">
            {registrationDetails.map(({ label, text }) => (
              <div key={label} className="flex gap-2">
                <dt className="text-muted">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="text-small text-muted">
          {fillTemplate(interfaceCopy.footer.established, {
            company: company.name,
            year: company.established,
            town: company.address.locality,
          })}
        </p>
      </div>
    </footer>
  );
}
