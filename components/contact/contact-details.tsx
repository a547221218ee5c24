import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { MailLink } from '@/components/mail/mail-link';
import { Address, OpeningHours } from '@/components/sections/premises';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { company } from '@/data/shop/company';
import { contact } from '@/data/shop/contact';
import { composeQuickEmail } from '@/lib/mail/quote-messages';
import { recipient } from '@/lib/site/settings';
import stamp from './stamp.svg';
import './envelope.css';

interface DetailProps {
  readonly heading: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Detail({ heading, className, children }: DetailProps) {
  return (
    <div className={className}>
      <h3 className="plain-heading mb-1 text-small text-muted">{heading}</h3>
      {children}
    </div>
  );
}

/** The shop's address, hours and prepared emails, on an envelope below the letter. */
export function ContactDetails() {
  const { details, quickLinks } = contact;
  return (
    <div className="envelope grid grid-cols-[1fr_auto] gap-x-4 gap-y-5 md:grid-cols-2 md:gap-x-6 md:gap-y-8 lg:grid-cols-[auto_1fr_1fr_auto] lg:gap-x-10">
      <Detail heading={details.hoursHeading}>
        <OpeningHours />
      </Detail>
      {/* Decorative, since the address has the same text. */}
      <div
        aria-hidden="true"
        className="flex items-start justify-end gap-4 lg:order-1 print:hidden"
      >
        <p className="postmark text-center text-small leading-tight text-accent-ink">
          {company.address.locality}
          <br />
          {company.address.postcode}
        </p>
        <img src={stamp.src} alt="" width={stamp.width} height={stamp.height} loading="lazy" />
      </div>
      <Detail heading={details.emailHeading} className="max-md:col-span-full">
        <MailLink
          message={composeQuickEmail(recipient, details.emailSubject)}
          className="text-link"
        >
          {company.email}
        </MailLink>
        <p className="text-small text-muted">{noBreak(details.emailNote)}</p>
      </Detail>
      <Detail heading={details.addressHeading} className="max-md:col-span-full">
        <p className="headline text-name">{company.name}</p>
        <Address />
      </Detail>
      <Detail
        heading={quickLinks.heading}
        className="col-span-full line-above pt-3 lg:order-1 lg:flex lg:flex-wrap lg:items-center lg:gap-x-10 print:hidden"
      >
        <ul className="grid grow gap-x-2 sm:grid-cols-2 lg:grid-cols-4">
          {Object.entries(quickLinks.items).map(([label, subject]) => (
            <li key={label}>
              <MailLink
                message={composeQuickEmail(recipient, subject)}
                className="inline-flex items-center gap-2 py-2.5 font-semibold text-accent-ink underline-offset-4 hover:underline"
              >
                <Icon icon={Mail} className="size-5" />
                {label}
              </MailLink>
            </li>
          ))}
        </ul>
      </Detail>
    </div>
  );
}
