import type { ReactNode } from 'react';
import { noBreak } from '@/components/ui/no-break';
import { ScriptText } from '@/components/ui/script-text';
import { emailCopy } from '@/data/copy/email';
import { normaliseBody, type QuoteMessage } from '@/lib/mail/mailto';

type CopiedText = keyof typeof emailCopy.copyLabels;

interface CopyButtonProps {
  /** The text of the same `data-request` element that the button copies. */
  readonly text: CopiedText;
  readonly isPrimary?: boolean;
}

/** A button that copies a text. request-notice.enhance.ts handles it, with or without React. */
export const CopyButton = ({ text, isPrimary = false }: CopyButtonProps) => (
  <button type="button" data-copy={text} className={isPrimary ? 'button primary' : 'button quiet'}>
    {emailCopy.copyLabels[text]}
  </button>
);

/**
 * The status of the copy buttons and email links in the same `data-request` element.
 *
 * @param opened the text after a press of an email link
 */
export function CopyStatus({ opened }: { readonly opened?: string }) {
  return (
    <ScriptText
      as="p"
      role="status"
      data-copied={emailCopy.copied}
      data-refused={emailCopy.copyFailed}
      data-opened={opened}
      className="text-small"
    />
  );
}

/**
 * A message as text, for request-notice.enhance.ts to copy from. Browsers must not translate it, since the shop reads it.
 * In the quote sheet, subject and body are empty until quote-sheet.enhance.ts fills them in, maybe before hydration.
 */
export function MessageText({ message }: { readonly message: QuoteMessage }) {
  const { to, subject, body } = message;
  return (
    <section data-all translate="no" aria-label={emailCopy.messageLabel} className="text-small">
      <div>
        {`${emailCopy.toLabel}: `}
        <span data-address className="inline-block">
          {to}
        </span>
      </div>
      <div>
        {`${emailCopy.subjectLabel}: `}
        <span data-subject="" suppressHydrationWarning>
          {subject}
        </span>
      </div>
      <p data-body="" className="mt-2 whitespace-pre-wrap" suppressHydrationWarning>
        {normaliseBody(body)}
      </p>
    </section>
  );
}

const COPIED_TEXTS: readonly CopiedText[] = ['all', 'body', 'subject', 'address'];

interface RequestNoticeProps {
  readonly message: QuoteMessage;
  readonly headingId: string;
  /** Further texts to copy, below the buttons. */
  readonly children?: ReactNode;
}

/** Instructions and the message to copy, always shown, since no browser reports whether a mail program opened. */
export function RequestNotice({ message, headingId, children }: RequestNoticeProps) {
  return (
    <div
      data-request
      className="grid gap-x-12 gap-y-3 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]"
    >
      {/* Leaves space for the close button of the quote sheet. */}
      <div className="max-lg:pr-14">
        <p id={headingId} className="font-semibold">
          {emailCopy.heading}
        </p>
        <p className="mt-1 text-small text-muted">{noBreak(emailCopy.fallbackAdvice)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3 self-start">
        {COPIED_TEXTS.map((text) => (
          <CopyButton key={text} text={text} isPrimary={text === 'all'} />
        ))}
        <CopyStatus />
        {children}
      </div>
      <div className="border p-3 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mr-14">
        <MessageText message={message} />
      </div>
    </div>
  );
}
