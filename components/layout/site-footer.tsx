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

const HEADING_CLASS = 'mb-1 plain-heading text-small font-semibold';

const FooterLinks = ({ links }: { readonly links: readonly NavigationLink[] }) =>
  links.map(({ href, label }) => (
    <li key={href}>
      <SiteLink href={href} className="text-link">
        {label}
      </SiteLink>
    </li>
  ));

/** The footer of every page: address, links, opening hours, email and registration. */
export function SiteFooter() {
  const registrationDetails = listRegistrationDetails();
  return (
    <footer data-surface="paper" className="line-above border-ink pt-5 pb-4 lg:pt-8">
      <div className="content-width flex flex-wrap items-center gap-x-6">
        <Wordmark />
        <p className="text-small text-balance text-muted print:hidden">{company.strapline}</p>
      </div>
      <div className="my-5 content-width grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-5 lg:my-6 lg:grid-cols-[3fr_4fr_auto_auto] lg:gap-x-12">
        <div>
          <h2 className={HEADING_CLASS}>{contact.details.addressHeading}</h2>
          <Address />
        </div>
        <nav
          aria-labelledby="footer-products"
          className="max-lg:order-1 max-lg:col-span-full print:hidden"
        >
          <h2 id="footer-products" className={HEADING_CLASS}>
            {interfaceCopy.menu.products}
          </h2>
          <ul className="columns-[9rem] gap-x-6 text-small">
            <FooterLinks links={categoryLinks} />
          </ul>
        </nav>
        <div>
          <h2 className={HEADING_CLASS}>{contact.details.hoursHeading}</h2>
          <OpeningHours />
        </div>
        <div className="max-lg:order-1 max-lg:col-span-full">
          <h2 className={HEADING_CLASS}>{contact.details.emailHeading}</h2>
          <p className="pt-1 text-small">
            <MailLink
              message={composeQuickEmail(recipient, contact.details.emailSubject)}
              className="text-link"
            >
              {company.email}
            </MailLink>
          </p>
        </div>
      </div>
      <div className="content-width flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-1">
        <p className="text-small text-muted">
          {fillTemplate(interfaceCopy.footer.established, {
            company: company.name,
            year: company.established,
            town: company.address.locality,
          })}
        </p>
        <ul className="flex flex-wrap gap-x-6 text-small print:hidden">
          <FooterLinks links={legalLinks} />
        </ul>
        {registrationDetails.length > 0 && (
          <dl className="flex basis-full flex-wrap gap-x-6 gap-y-1 text-small">
            {registrationDetails.map(({ label, text }) => (
              <div key={label} className="flex gap-2">
                <dt className="text-muted">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </footer>
  );
}
