'use client';

import {
  type FormEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { REVIEW } from '@/components/enquiry/enquiry-ids';
import { EnquiryNote } from '@/components/enquiry/enquiry-note';
import { PlainLinkNote } from '@/components/enquiry/plain-link-note';
import { ReviewSlot } from '@/components/review/review-slot';
import { claimForm } from '@/components/ui/claim-form';
import { noBreak } from '@/components/ui/no-break';
import { RequestNotice } from '@/components/ui/request-notice';
import { emailCopy } from '@/data/copy/email';
import type { ContactFormCopy, FormField } from '@/data/shop/contact';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import { appendCompany } from '@/lib/mail/append-company';
import { composeContactMessage } from '@/lib/mail/contact-message';
import {
  formatMailto,
  formatShortenedMailto,
  MAX_MAILTO_LENGTH,
  type QuoteMessage,
} from '@/lib/mail/mailto';
import type { Recipient } from '@/lib/mail/quote-messages';
import './letter.css';

/** Share of the length limit from which the form shows a warning. */
const WARNING_SHARE = 0.8;

const exposeValidity = ({ currentTarget }: { readonly currentTarget: Element }) =>
  currentTarget.removeAttribute('aria-invalid');

/** A labelled control of the form. A required one has a star. */
function Field({ field }: { readonly field: FormField }) {
  const { name, label, control = 'text', options = [], autoComplete, required } = field;
  const controlProps = {
    name,
    required,
    autoComplete,
    className: 'field',
    // Firefox calls an empty required field invalid before anything is typed. From a failed send on, the browser decides.
    'aria-invalid': required ? false : undefined,
    onInvalid: exposeValidity,
  } as const;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: one of the three controls is rendered
    <label className="text-small">
      {required ? `${label} *` : label}
      {control === 'select' && (
        <select {...controlProps}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {control === 'textarea' && <textarea {...controlProps} rows={6} />}
      {control !== 'select' && control !== 'textarea' && <input {...controlProps} type={control} />}
    </label>
  );
}

interface ContactFormProps {
  readonly copy: ContactFormCopy;
  readonly recipient: Recipient;
  /** All that an enquiry can hold. */
  readonly enquiryItems: readonly EnquiryItem[];
  /** The shop's name and addresses, for the head of the printed review. */
  readonly shop: ReactNode;
  /** Follows the letter. */
  readonly children: ReactNode;
}

/**
 * The review of the visitor's enquiry, and the contact form, drawn as a letter with its sender and recipient at the head. Both
 * share one client boundary. The first of them overlaps the stage, like a sheet on a desk. The form composes an email and opens
 * its `mailto:` link. Its fields are uncontrolled, so text that a visitor types before hydration stays.
 */
export function ContactForm(props: ContactFormProps) {
  const { copy, recipient, enquiryItems, shop, children } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(0);
  const [sentMessage, setSentMessage] = useState<QuoteMessage>();

  const composeMessage = (element: HTMLFormElement) =>
    composeContactMessage(recipient, copy.fields, new FormData(element));
  const textareas = copy.fields.filter(({ control }) => control === 'textarea');
  const headFields = copy.fields.filter((field) => !textareas.includes(field));
  const updateLength = (element: HTMLFormElement) =>
    setLength(formatMailto(composeMessage(element)).length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, to take over input from before hydration
  useEffect(() => {
    if (formRef.current === null) return;
    // After a failed send before hydration. `:is()`, since Safari 16.4 does not know the class.
    for (const field of formRef.current.querySelectorAll(':is(:user-invalid)'))
      field.removeAttribute('aria-invalid');
    updateLength(formRef.current);
    if (claimForm(formRef.current)) formRef.current.requestSubmit();
  }, []);

  // The notice may be below the screen.
  useEffect(() => {
    if (sentMessage) noticeRef.current?.scrollIntoView({ block: 'nearest' });
  }, [sentMessage]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = composeMessage(event.currentTarget);
    window.location.href = formatShortenedMailto(message, copy.remainder);
    // The notice may come a frame after the response to the press.
    startTransition(() => setSentMessage(message));
  };

  return (
    <>
      <ReviewSlot recipient={recipient} items={enquiryItems} shop={shop} />
      <section id="message" className="pb-12 lg:pb-18">
        <div className="content-width">
          <div className="letter">
            <h2 id="message-heading" className="text-section">
              {copy.heading}
            </h2>
            <p className="mt-2 text-muted">{noBreak(copy.lead)}</p>
            <PlainLinkNote email={recipient.email} />
            <EnquiryNote href={`#${REVIEW}`} />
            <form
              ref={formRef}
              aria-labelledby="message-heading"
              data-hydrate-on="use"
              method="post"
              encType="text/plain"
              className="grid gap-x-6 gap-y-6 lg:mt-4 lg:grid-cols-2"
              onInput={(event) => {
                updateLength(event.currentTarget);
                // The notice has the message as it was sent.
                setSentMessage(undefined);
              }}
              onSubmit={handleSubmit}
            >
              <div className="lg:grid lg:auto-rows-fr">
                <p className="text-small">
                  {`${emailCopy.toLabel} `}
                  <span className="field">{recipient.email}</span>
                </p>
                {headFields.map((field) => (
                  <Field key={field.name} field={field} />
                ))}
              </div>
              <div className="grid content-start gap-4 lg:pt-2.75">
                {textareas.map((field) => (
                  <Field key={field.name} field={field} />
                ))}
                <div>
                  <button
                    type="submit"
                    // Without scripts the browser passes the fields to the mail program. The button has the address, since Chromium
                    // warns about a form's `mailto:` action on every page load over TLS.
                    formAction={formatMailto({
                      to: recipient.email,
                      subject: appendCompany(copy.subjectWithoutScript, recipient.company),
                    })}
                    className="button primary"
                  >
                    {copy.submitLabel}
                  </button>
                  {/* Below the button, which must not move before a press. */}
                  <div role="status" className="mt-3 text-small empty:hidden">
                    {length > MAX_MAILTO_LENGTH * WARNING_SHARE && (
                      <p className="notice">
                        {length > MAX_MAILTO_LENGTH ? copy.tooLong : copy.nearLimit}
                      </p>
                    )}
                  </div>
                  <p className="mt-3 text-small text-muted">
                    {noBreak(copy.note)}
                    <br />
                    <a href="#privacy" className="text-link">
                      {copy.privacyLabel}
                    </a>
                  </p>
                </div>
              </div>
              <p role="status" className="sr-only">
                {sentMessage && emailCopy.sentHint}
              </p>
              {sentMessage && (
                <div ref={noticeRef} key={sentMessage.body} className="notice col-span-full">
                  <RequestNotice message={sentMessage} headingId="sent-heading" />
                </div>
              )}
            </form>
          </div>
          {children}
        </div>
      </section>
    </>
  );
}
