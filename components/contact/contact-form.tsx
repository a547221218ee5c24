'use client';

import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { ContactFormCopy } from '@/data/types';
import { fitMailto, MAILTO_LIMIT, mailto } from '@/lib/mailto';
import { enquiryMessage, type Recipient } from '@/lib/quotes';
import { takeOver } from '@/lib/take-over';
import { CopyButton } from './copy-button';
import { readEnquiry } from './enquiry-form';

/** Share of the limit from which the form tells how much room is left. */
const NEAR_LIMIT = 0.8;

interface ContactFormProps {
  readonly copy: ContactFormCopy;
  readonly recipient: Recipient;
}

/**
 * The enquiry form. It sends nothing: it composes an e-mail and moves the browser to its `mailto:` link.
 * The fields keep their own text, so nothing typed before hydration, or after sending, is lost.
 */
export function ContactForm({ copy, recipient }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [length, setLength] = useState(0);
  const [sent, setSent] = useState(false);

  const compose = (element: HTMLFormElement) => enquiryMessage(recipient, readEnquiry(element));
  const measure = (element: HTMLFormElement) => setLength(mailto(compose(element)).length);
  const messageText = () => (form.current === null ? '' : compose(form.current).body);

  // biome-ignore lint/correctness/useExhaustiveDependencies: takes over once what was done before hydration
  useEffect(() => {
    if (form.current === null) return;
    measure(form.current);
    if (takeOver(form.current)) form.current.requestSubmit();
  }, []);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { href } = fitMailto(compose(event.currentTarget), copy.remainder);
    window.location.href = href;
    // The press itself is answered first; what to do if no mail program opened can come a frame later.
    startTransition(() => setSent(true));
  };

  const tooLong = length > MAILTO_LIMIT;
  const { labels } = copy;
  return (
    <form
      ref={form}
      method="post"
      encType="text/plain"
      className="grid gap-x-5 gap-y-7 sm:grid-cols-2"
      onInput={(event) => measure(event.currentTarget)}
      onSubmit={send}
    >
      <Field label={labels.firstName} name="firstName" autoComplete="given-name" required />
      <Field label={labels.lastName} name="lastName" autoComplete="family-name" required />
      <Field label={labels.email} name="email" type="email" autoComplete="email" required />
      <Field label={labels.company} name="company" autoComplete="organization" />
      <label className="field-label sm:col-span-2">
        {labels.subject}
        <select name="subject" className="field">
          {copy.subjectOptions.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
      <label className="field-label sm:col-span-2">
        {labels.message} *
        <textarea name="message" rows={6} required className="field" />
      </label>
      <div role="status" className="text-small empty:hidden sm:col-span-2">
        {length > MAILTO_LIMIT * NEAR_LIMIT && (
          <p className="notice">{tooLong ? copy.tooLong : copy.nearLimit}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <button
          type="submit"
          // Without a script the browser hands the fields to the mail program itself. The address is the button's,
          // since Chromium complains of a form's own on every page load over TLS.
          formAction={mailto({ to: recipient.email, subject: copy.subjectWithoutScript, body: '' })}
          className={buttonClasses('primary')}
        >
          {copy.submitLabel}
        </button>
        {tooLong && !sent && <CopyButton label={copy.copyMessage} text={messageText} copy={copy} />}
        <p className="basis-full text-small text-muted">
          {copy.note} <a href="#privacy">{copy.privacyLabel}</a>
        </p>
      </div>
      <div role="status" className="empty:hidden sm:col-span-2">
        {sent && <p className="notice">{copy.sent}</p>}
      </div>
      {sent && (
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <CopyButton label={copy.copyMessage} text={messageText} copy={copy} />
          <CopyButton label={copy.copyAddress} text={() => recipient.email} copy={copy} />
        </div>
      )}
    </form>
  );
}
