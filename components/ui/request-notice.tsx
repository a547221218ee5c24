import { emailCopy } from '@/data/email';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { type CopiedText, CopyButton } from './copy-button';
import { CopyStatus } from './copy-status';
import { MessageText } from './message-text';
import { noBreak } from './no-break';
import './request-notice.css';

const COPIED_TEXTS: readonly CopiedText[] = ['body', 'subject', 'address', 'message'];

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
    <div data-request className="request-notice">
      <div>
        <p id={headingId} className="font-semibold">
          {emailCopy.heading}
        </p>
        <p className="mt-1 text-small text-muted">{noBreak(emailCopy.fallbackAdvice)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3 self-start">
        {COPIED_TEXTS.map((text) => (
          <CopyButton key={text} text={text} isPrimary={text === 'body'} />
        ))}
        <CopyStatus />
      </div>
      <MessageText message={message} />
    </div>
  );
}
