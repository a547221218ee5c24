import { request } from '@/data/request';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { CopyStatus } from './copy-status';
import { noBreak } from './no-break';
import './request-notice.css';

interface RequestNoticeProps {
  /** What was asked for; its texts are empty where an enhancement fills them in. */
  readonly message: QuoteMessage;
  readonly headingId: string;
}

/**
 * What to do where no mail program opened: the request as text, and buttons to copy it. No browser tells whether one
 * did, so it is always offered. The buttons work by enhancements/copy-buttons.ts, with or without React,
 * which leaves alone the texts that an enhancement writes.
 */
export function RequestNotice({ message, headingId }: RequestNoticeProps) {
  return (
    <div data-request className="request">
      <div>
        <p id={headingId} className="font-semibold">
          {request.heading}
        </p>
        <p className="mt-1 text-small text-muted">{noBreak(request.advice)}</p>
      </div>
      <section
        data-message
        aria-label={request.text}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by key
        tabIndex={0}
        className="text-small"
      >
        <div>
          {`${request.toLabel}: `}
          <span data-address>{message.to}</span>
        </div>
        <div>
          {`${request.subjectLabel}: `}
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
          {request.copyMessage}
        </button>
        <button type="button" data-copy="address" className="button quiet">
          {request.copyAddress}
        </button>
        <CopyStatus />
      </div>
    </div>
  );
}
