import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { MailLink } from '@/components/ui/mail-link';
import { noBreak } from '@/components/ui/no-break';
import { Address, OpeningHours } from '@/components/ui/premises';
import { company } from '@/data/shop/company';
import { contact } from '@/data/shop/contact';
import { composeQuickEmail } from '@/lib/mail/quote-messages';
import { recipient, settings } from '@/lib/site/settings';
import stamp from './stamp.svg';
import './envelope.css';

interface DetailProps {
  readonly heading: string;
  readonly isFullWidth?: boolean;
  readonly children: ReactNode;
}

function Detail({ heading, isFullWidth, children }: DetailProps) {
  return (
    <div className={isFullWidth ? 'col-span-full print:hidden' : undefined}>
      <h3 className="plain-heading mb-1 text-small text-muted">{heading}</h3>
      {children}
    </div>
  );
}

/** The shop's address, hours and prepared emails, on an envelope below the letter. */
export function ContactDetails() {
  const { details, quickLinks } = contact;
  return (
    <div className="envelope grid gap-x-6 gap-y-8">
      <Detail heading={details.emailHeading}>
        <MailLink
          message={composeQuickEmail(recipient, details.emailSubject)}
          className="text-link"
        >
          {settings.companyEmail}
        </MailLink>
        <p className="text-small text-muted">{noBreak(details.emailNote)}</p>
      </Detail>
      {/* Decorative, since the address has the same text. */}
      <div
        aria-hidden="true"
        className="postmark relative justify-self-end max-md:order-first print:hidden"
      >
        <img src={stamp.src} alt="" width={stamp.width} height={stamp.height} loading="lazy" />
        <p className="text-center text-accent-ink">
          {company.address.locality}
          <br />
          {company.address.postcode}
        </p>
      </div>
      <Detail heading={details.hoursHeading}>
        <OpeningHours />
      </Detail>
      <Detail heading={details.addressHeading}>
        <p className="headline text-name">{settings.companyName}</p>
        <Address />
      </Detail>
      <Detail heading={quickLinks.heading} isFullWidth>
        <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
          {Object.entries(quickLinks.items).map(([label, subject]) => (
            <li key={label}>
              <MailLink
                message={composeQuickEmail(recipient, subject)}
                className="flex min-h-11 items-center gap-3 line-below hover:border-b-accent-ink"
              >
                <Icon icon={Mail} className="size-5 text-accent-ink" />
                {label}
              </MailLink>
            </li>
          ))}
        </ul>
      </Detail>
    </div>
  );
}
