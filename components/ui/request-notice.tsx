import { emailCopy } from '@/data/copy/email';
import { normaliseBody, type QuoteMessage } from '@/lib/mail/mailto';
import { noBreak } from './no-break';

type CopiedText = keyof typeof emailCopy.copyLabels;

interface CopyButtonProps {
  /** The text of the same `data-request` element that the button copies. */
  readonly text: CopiedText;
  readonly isPrimary?: boolean;
}

/** A button that copies a text. enhancements/copy-buttons.ts handles it, with or without React. */
export const CopyButton = ({ text, isPrimary = false }: CopyButtonProps) => (
  <button type="button" data-copy={text} className={isPrimary ? 'button primary' : 'button quiet'}>
    {emailCopy.copyLabels[text]}
  </button>
);

/**
 * The status of the copy buttons and email links in the same `data-request` element. React renders it empty, because
 * enhancements write the text, with or without React.
 *
 * @param opened the text after a press of an email link
 */
export function CopyStatus({ opened }: { readonly opened?: string }) {
  return (
    <p
      role="status"
      data-copied={emailCopy.copied}
      data-refused={emailCopy.copyFailed}
      data-opened={opened}
      suppressHydrationWarning
      className="text-small"
    >
      {''}
    </p>
  );
}

/**
 * A message as text, for enhancements/copy-buttons.ts to copy from. React leaves the texts alone that an enhancement has
 * written.
 */
export function MessageText({ message }: { readonly message: QuoteMessage }) {
  return (
    <section data-message aria-label={emailCopy.messageLabel} className="text-small">
      <div>
        {`${emailCopy.toLabel}: `}
        <span data-address className="inline-block">
          {message.to}
        </span>
      </div>
      <div>
        {`${emailCopy.subjectLabel}: `}
        <span data-subject suppressHydrationWarning>
          {message.subject}
        </span>
      </div>
      <p data-body suppressHydrationWarning className="mt-2 whitespace-pre-wrap">
        {normaliseBody(message.body)}
      </p>
    </section>
  );
}

const COPIED_TEXTS: readonly CopiedText[] = ['message', 'body', 'subject', 'address'];

interface RequestNoticeProps {
  /** The message to show. Subject and body are empty if an enhancement fills them in. */
  readonly message: QuoteMessage;
  readonly headingId: string;
}

/**
 * Instructions for visitors whose mail program did not open: the message as text, with copy buttons. It is always shown,
 * since no browser reports whether a mail program opened.
 */
export function RequestNotice({ message, headingId }: RequestNoticeProps) {
  return (
    <div
      data-request
      className="grid gap-x-12 gap-y-3 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]"
    >
      {/* Clear of the close button. */}
      <div className="max-lg:pr-14">
        <p id={headingId} className="font-semibold">
          {emailCopy.heading}
        </p>
        <p className="mt-1 text-small text-muted">{noBreak(emailCopy.fallbackAdvice)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3 self-start">
        {COPIED_TEXTS.map((text) => (
          <CopyButton key={text} text={text} isPrimary={text === 'message'} />
        ))}
        <CopyStatus />
      </div>
      <div className="border p-3 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mr-14">
        <MessageText message={message} />
      </div>
    </div>
  );
}
