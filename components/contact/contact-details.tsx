import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Address } from '@/components/layout/address';
import { OpeningHours } from '@/components/layout/opening-hours';
import { contact } from '@/data/contact';
import { quickEmail } from '@/lib/quotes';
import { recipient, settings } from '@/lib/settings';

interface DetailProps {
  readonly heading: string;
  readonly children: ReactNode;
}

function Detail({ heading, children }: DetailProps) {
  return (
    <div>
      <h3 className="plain-heading mb-2 font-bold">{heading}</h3>
      {children}
    </div>
  );
}

/** Where and when to reach the shop, and ready-made e-mails for the usual reasons. */
export function ContactDetails() {
  const { details, quickLinks } = contact;
  return (
    <div className="grid content-start gap-7 border border-edge bg-sheet p-card lg:p-8 sm:max-lg:grid-cols-2">
      <Detail heading={details.emailHeading}>
        <a
          href={quickEmail(recipient, 'General Enquiry')}
          className="text-link [overflow-wrap:anywhere]"
        >
          {settings.companyEmail}
        </a>
        <p className="text-small text-muted">{details.emailNote}</p>
      </Detail>
      <Detail heading={details.addressHeading}>
        <Address />
      </Detail>
      <Detail heading={details.hoursHeading}>
        <OpeningHours />
      </Detail>
      <Detail heading={quickLinks.heading}>
        <ul>
          {quickLinks.items.map(({ label, subject }) => (
            <li key={label}>
              <a
                href={quickEmail(recipient, subject)}
                className="flex min-h-11 items-center gap-3 border-b border-line hover:border-b-accent-ink"
              >
                <Mail aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Detail>
    </div>
  );
}
