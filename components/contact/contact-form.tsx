'use client';

import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import { noBreak } from '@/components/ui/no-break';
import { RequestNotice } from '@/components/ui/request-notice';
import { request } from '@/data/request';
import type { ContactFormCopy, FormField } from '@/lib/content/pages';
import { composeContactMessage } from '@/lib/mail/contact-message';
import {
  formatMailto,
  formatShortenedMailto,
  MAILTO_LIMIT,
  type QuoteMessage,
} from '@/lib/mail/mailto';
import type { Recipient } from '@/lib/mail/quote-messages';
import { claimForm } from '@/lib/page-state/claim-form';
import './letter.css';

/** Share of the limit from which the form tells how much room is left. */
const NEAR_LIMIT = 0.8;

/** One labelled control of a form; required ones are marked with a star. */
function Field({ field }: { readonly field: FormField }) {
  const { name, label, control = 'text', options = [], autoComplete, required } = field;
  const shared = { name, required, autoComplete, className: 'field' };
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: one of the three is there
    <label className="text-small">
      {required ? `${label} *` : label}
      {control === 'select' && (
        <select {...shared}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {control === 'textarea' && <textarea {...shared} rows={6} />}
      {control !== 'select' && control !== 'textarea' && <input {...shared} type={control} />}
    </label>
  );
}

interface ContactFormProps {
  readonly copy: ContactFormCopy;
  readonly recipient: Recipient;
}

/**
 * The enquiry form, as the letter that it writes: whom it is to and from at its head, then its text. It sends nothing:
 * it composes an e-mail and moves the browser to its `mailto:` link. The fields keep their own text, so nothing typed
 * before hydration, or after sending, is lost.
 */
export function ContactForm({ copy, recipient }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [length, setLength] = useState(0);
  const [sent, setSent] = useState<QuoteMessage>();

  const compose = (element: HTMLFormElement) =>
    composeContactMessage(recipient, copy.fields, new FormData(element));
  const texts = copy.fields.filter(({ control }) => control === 'textarea');
  const head = copy.fields.filter((field) => !texts.includes(field));
  const measure = (element: HTMLFormElement) => setLength(formatMailto(compose(element)).length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: takes over once what was done before hydration
  useEffect(() => {
    if (form.current === null) return;
    measure(form.current);
    if (claimForm(form.current)) form.current.requestSubmit();
  }, []);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = compose(event.currentTarget);
    window.location.href = formatShortenedMailto(message, copy.remainder);
    // The press itself is answered first; what to do if no mail program opened can come a frame later.
    startTransition(() => setSent(message));
  };

  return (
    <form
      ref={form}
      data-hydrate-on="use"
      method="post"
      encType="text/plain"
      className="grid gap-x-12 gap-y-6 lg:mt-4 lg:grid-cols-2"
      onInput={(event) => measure(event.currentTarget)}
      onSubmit={send}
    >
      <div>
        <p className="text-small">
          {`${request.toLabel} `}
          <span className="field">{recipient.email}</span>
        </p>
        {head.map((field) => (
          <Field key={field.name} field={field} />
        ))}
      </div>
      <div className="grid content-start gap-4 lg:pt-3.5">
        {texts.map((field) => (
          <Field key={field.name} field={field} />
        ))}
        <div>
          <button
            type="submit"
            // Without a script the browser hands the fields to the mail program itself. The address is the button's,
            // since Chromium complains of a form's own on every page load over TLS.
            formAction={formatMailto({ to: recipient.email, subject: copy.subjectWithoutScript })}
            className="button primary"
          >
            {copy.submitLabel}
          </button>
          {/* Under the button, which must not move where it is about to be pressed. */}
          <div role="status" className="mt-3 text-small empty:hidden">
            {length > MAILTO_LIMIT * NEAR_LIMIT && (
              <p className="notice">{length > MAILTO_LIMIT ? copy.tooLong : copy.nearLimit}</p>
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
      <div role="status" className="col-span-full empty:hidden">
        {sent && (
          <div key={sent.body} className="notice">
            <RequestNotice message={sent} headingId="sent-heading" />
          </div>
        )}
      </div>
    </form>
  );
}
