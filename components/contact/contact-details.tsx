import { Mail } from 'lucide-react';
import { Address } from '@/components/layout/address';
import { OpeningHours } from '@/components/layout/opening-hours';
import { contact } from '@/data/contact';
import { quickEmail } from '@/lib/quotes';
import { recipient, settings } from '@/lib/settings';

/** Where and when to reach the shop, and ready-made e-mails for the usual reasons. */
export function ContactDetails() {
  const { details, quickLinks } = contact;
  return (
    <div className="details">
      <div>
        <h3>{details.emailHeading}</h3>
        <a
          href={quickEmail(recipient, 'General Enquiry')}
          className="footer-link [overflow-wrap:anywhere]"
        >
          {settings.companyEmail}
        </a>
        <p className="text-small text-muted">{details.emailNote}</p>
      </div>
      <div>
        <h3>{details.addressHeading}</h3>
        <Address />
      </div>
      <div>
        <h3>{details.hoursHeading}</h3>
        <OpeningHours />
      </div>
      <div>
        <h3>{quickLinks.heading}</h3>
        <ul>
          {quickLinks.items.map(({ label, subject }) => (
            <li key={label}>
              <a href={quickEmail(recipient, subject)} className="quick-link">
                <Mail aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
