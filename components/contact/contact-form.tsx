'use client';

import type { ReactNode } from 'react';
import { EnquiryNote } from '@/components/enquiry/enquiry-note';
import { PlainLinkNote } from '@/components/enquiry/plain-link-note';
import { ReviewSlot } from '@/components/review/review-slot';
import { REVIEW_ID } from '@/components/ui/element-ids';
import { noBreak } from '@/components/ui/no-break';
import type { ContactFormCopy } from '@/data/shop/contact';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import type { Recipient } from '@/lib/mail/quote-messages';
import { LetterForm } from './letter-form';
import './letter.css';

const HEADING_ID = 'message-heading';

interface ContactFormProps {
  readonly copy: ContactFormCopy;
  readonly recipient: Recipient;
  /** All that an enquiry can hold. */
  readonly enquiryItems: readonly EnquiryItem[];
  /** The shop's name and addresses, for the head of the printed review. */
  readonly letterhead: ReactNode;
  /** Follows the letter. */
  readonly children: ReactNode;
}

/** The review of the visitor's enquiry, and below it the contact form as a letter with sender and recipient. */
export function ContactForm(props: ContactFormProps) {
  const { copy, recipient, enquiryItems, letterhead, children } = props;
  return (
    <>
      <ReviewSlot recipient={recipient} items={enquiryItems} letterhead={letterhead} />
      <section id="message" className="pb-12 lg:pb-18">
        <div className="content-width">
          <div className="letter">
            <h2 id={HEADING_ID} className="text-section">
              {copy.heading}
            </h2>
            <p className="mt-2 text-muted">{noBreak(copy.lead)}</p>
            <PlainLinkNote email={recipient.email} />
            <EnquiryNote reviewHref={`#${REVIEW_ID}`} />
            <LetterForm copy={copy} recipient={recipient} headingId={HEADING_ID} />
          </div>
          {children}
        </div>
      </section>
    </>
  );
}
