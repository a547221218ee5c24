import { emailCopy } from '@/data/email';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { CopyStatus } from './copy-status';
import { MessageText } from './message-text';
import { noBreak } from './no-break';
import './request-notice.css';

/** The copy buttons, each with the text that it copies. */
const COPY_LABELS = {
  body: emailCopy.copyMessage,
  subject: emailCopy.copySubject,
  address: emailCopy.copyAddress,
  message: emailCopy.copyAll,
};

interface RequestNoticeProps {
  /** The message to show. Subject and body are empty if an enhancement fills them in. */
  readonly message: QuoteMessage;
  readonly headingId: string;
}

/**
 * Instructions for visitors whose mail program did not open: the message as text, with copy buttons. It is always shown,
 * since no browser reports whether a mail program opened. enhancements/copy-buttons.ts handles the buttons, with or without
 * React.
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
      <div className="flex flex-wrap items-center gap-3 self-start">
        {Object.entries(COPY_LABELS).map(([text, label]) => (
          <button
            key={text}
            type="button"
            data-copy={text}
            className={text === 'body' ? 'button primary' : 'button quiet'}
          >
            {label}
          </button>
        ))}
        <CopyStatus />
      </div>
      <MessageText message={message} />
    </div>
  );
}
