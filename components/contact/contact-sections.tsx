'use client';

import type { ReactNode } from 'react';
import { LinkNeedsScriptNotice } from '@/components/enquiry/link-needs-script-notice';
import { OmittedEnquiryNotice } from '@/components/enquiry/omitted-enquiry-notice';
import type { ReviewProps } from '@/components/review/review';
import { ReviewSlot } from '@/components/review/review-slot';
import { REVIEW_ID } from '@/components/ui/element-ids';
import { noBreak } from '@/components/ui/no-break';
import type { ContactFormCopy } from '@/data/shop/contact';
import { ContactForm } from './contact-form';
import './letter.css';

const HEADING_ID = 'message-heading';

interface ContactSectionsProps extends ReviewProps {
  readonly copy: ContactFormCopy;
  /** Stands below the letter. */
  readonly children: ReactNode;
}

/** The review of the visitor's enquiry, and below it the contact form as a letter. */
export function ContactSections({ copy, children, ...reviewProps }: ContactSectionsProps) {
  const { recipient } = reviewProps;
  return (
    <>
      <ReviewSlot {...reviewProps} />
      <section id="message" className="pb-12 lg:pb-18">
        <div className="content-width">
          <div className="letter relative bg-raised lg:mx-8 print:hidden">
            <h2 id={HEADING_ID} className="text-section">
              {copy.heading}
            </h2>
            {/* While there is an enquiry, which has its own button, this link shows the form. */}
            <a
              href="#message"
              className="text-link hidden in-[[data-enquiry]_#message:not(:target)]:inline-block"
            >
              {copy.separateLabel}
            </a>
            <div className="in-[[data-enquiry]_#message:not(:target)]:hidden">
              <p className="mt-2 max-w-measure text-lead text-muted">{noBreak(copy.lead)}</p>
              <LinkNeedsScriptNotice email={recipient.email} />
              <OmittedEnquiryNotice reviewHref={`#${REVIEW_ID}`} />
              <ContactForm copy={copy} recipient={recipient} headingId={HEADING_ID} />
            </div>
          </div>
          {children}
        </div>
      </section>
    </>
  );
}
