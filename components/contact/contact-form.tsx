import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import { MessageNotice } from '@/components/mail/message-notice';
import { markFormHydrated } from '@/components/ui/mark-form-hydrated';
import { noBreak } from '@/components/ui/no-break';
import { emailCopy } from '@/data/copy/email';
import type { ContactFormCopy } from '@/data/shop/contact';
import { composeContactMessage } from '@/lib/mail/contact-message';
import {
  formatMailto,
  formatShortenedMailto,
  MAX_MAILTO_LENGTH,
  type QuoteMessage,
} from '@/lib/mail/mailto';
import { appendCompany, type Recipient } from '@/lib/mail/quote-messages';

/** The share of the link's longest length above which the form shows a warning. */
const WARNING_SHARE = 0.8;

/** The attributes of a required field. Its label has a star. */
const REQUIRED = {
  required: true,
  // Until a failed send, since Firefox calls an empty required field invalid from the start.
  'aria-invalid': false,
  onInvalid: ({ currentTarget }: FormEvent) => currentTarget.removeAttribute('aria-invalid'),
} as const;

interface ContactFormProps {
  readonly copy: ContactFormCopy;
  readonly recipient: Recipient;
  readonly headingId: string;
}

/** The contact form. It opens an email. Uncontrolled fields keep text typed before hydration. */
export function ContactForm({ copy, recipient, headingId }: ContactFormProps) {
  const { labels } = copy;
  const formRef = useRef<HTMLFormElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const [linkLength, setLinkLength] = useState(0);
  const [sentMessage, setSentMessage] = useState<QuoteMessage>();

  const composeMessage = (form: HTMLFormElement) =>
    composeContactMessage(recipient, new FormData(form));
  const updateLength = (form: HTMLFormElement) =>
    setLinkLength(formatMailto(composeMessage(form)).length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    if (formRef.current === null) return;
    // A send may have failed before hydration. Safari 16.4 lacks the class and needs `:is()`.
    for (const field of formRef.current.querySelectorAll(':is(:user-invalid)'))
      field.removeAttribute('aria-invalid');
    updateLength(formRef.current);
    if (markFormHydrated(formRef.current)) formRef.current.requestSubmit();
  }, []);

  // The notice may be below the screen.
  useEffect(() => {
    if (sentMessage) noticeRef.current?.scrollIntoView({ block: 'nearest' });
  }, [sentMessage]);

  const handleInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    updateLength(currentTarget);
    // The notice shows the message as it was sent, which is now out of date.
    setSentMessage(undefined);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = composeMessage(event.currentTarget);
    window.location.href = formatShortenedMailto(message);
    // A transition, since the notice may come a frame after the response to the press.
    startTransition(() => setSentMessage(message));
  };

  return (
    <form
      ref={formRef}
      aria-labelledby={headingId}
      data-hydrate-on=""
      method="post"
      encType="text/plain"
      className="mt-4 grid gap-x-12 gap-y-4 lg:mt-6 lg:grid-cols-2"
      onInput={handleInput}
      onSubmit={handleSubmit}
    >
      <div className="letter-head grid gap-x-4 gap-y-3 text-small max-lg:grid-cols-2">
        <p>
          {`${emailCopy.toLabel} `}
          <span className="field">{recipient.email}</span>
        </p>
        <label className="half-row">
          {`${labels.firstName} *`}
          <input {...REQUIRED} name="firstName" autoComplete="given-name" className="field" />
        </label>
        <label className="half-row">
          {`${labels.lastName} *`}
          <input {...REQUIRED} name="lastName" autoComplete="family-name" className="field" />
        </label>
        <label>
          {`${labels.email} *`}
          <input {...REQUIRED} name="email" type="email" autoComplete="email" className="field" />
        </label>
        <label>
          {labels.company}
          <input name="company" autoComplete="organization" className="field" />
        </label>
        <label>
          {labels.subject}
          <select name="subject" className="field">
            {copy.subjects.map((subject) => (
              <option key={subject}>{subject}</option>
            ))}
          </select>
        </label>
      </div>
      <div className="grid content-start gap-4">
        <label className="grid gap-1 text-small">
          {`${labels.message} *`}
          <textarea {...REQUIRED} name="message" rows={6} className="field resize-y" />
        </label>
        <div>
          <button
            type="submit"
            // Without scripts the browser passes the fields to the mail program. The button has the
            // address, since Chromium warns about a form's `mailto:` action at each load over TLS.
            formAction={formatMailto({
              to: recipient.email,
              subject: appendCompany(emailCopy.subjects.contact, recipient.companyName),
            })}
            className="button primary"
          >
            {copy.submitLabel}
          </button>
          {/* Below the button, so that a warning doesn't move it before a press. */}
          <div role="status" className="mt-3 text-small empty:hidden">
            {linkLength > MAX_MAILTO_LENGTH * WARNING_SHARE && (
              <p className="notice">
                {linkLength > MAX_MAILTO_LENGTH ? copy.tooLong : copy.nearLimit}
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
        {sentMessage && `${emailCopy.heading}. ${emailCopy.fallbackAdvice}`}
      </p>
      {sentMessage && (
        <div
          ref={noticeRef}
          key={sentMessage.body}
          className="notice col-span-full lg:grid lg:grid-cols-subgrid lg:pr-0"
        >
          <MessageNotice message={sentMessage} headingId="sent-heading" />
        </div>
      )}
    </form>
  );
}
