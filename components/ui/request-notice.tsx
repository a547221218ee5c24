import { emailCopy } from '@/data/email';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { CopyStatus } from './copy-status';
import { noBreak } from './no-break';
import './request-notice.css';

interface RequestNoticeProps {
  /** The message to show. Subject and body are empty if an enhancement fills them in. */
  readonly message: QuoteMessage;
  readonly headingId: string;
}

/**
 * Instructions for visitors whose mail program did not open: the message as text, with copy buttons. It is always shown,
 * since no browser reports whether a mail program opened. enhancements/copy-buttons.ts handles the buttons, with or without
 * React. React leaves the texts alone that an enhancement has written.
 */
export function RequestNotice({ message, headingId }: RequestNoticeProps) {
  return (
    <div data-request className="request-notice">
      <div>
        <p id={headingId} className="font-semibold">
          {emailCopy.heading}
        </p>
        <p className="mt-1 text-small text-muted">{noBreak(emailCopy.fallbackAdvice)}</p>
      </div>
      <section
        data-message
        aria-label={emailCopy.messageLabel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
        tabIndex={0}
        className="text-small"
      >
        <div>
          {`${emailCopy.toLabel}: `}
          <span data-address>{message.to}</span>
        </div>
        <div>
          {`${emailCopy.subjectLabel}: `}
          <span data-subject suppressHydrationWarning>
            {message.subject}
          </span>
        </div>
        <p data-body suppressHydrationWarning>
          {message.body}
        </p>
      </section>
      <div className="flex flex-wrap items-center gap-3 self-start">
        <button type="button" data-copy="message" className="button primary">
          {emailCopy.copyMessage}
        </button>
        <button type="button" data-copy="address" className="button quiet">
          {emailCopy.copyAddress}
        </button>
        <CopyStatus />
      </div>
    </div>
  );
}
