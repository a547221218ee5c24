import type { ReactNode } from 'react';
import { request } from '@/data/request';
import type { MailMessage } from '@/lib/mailto';
import { buttonClasses } from './button';

interface RequestNoticeProps {
  /** What was asked for; its texts are empty where the page script fills them in. */
  readonly message: MailMessage;
  readonly headingId: string;
  /** Ends the advice; another way on. */
  readonly children?: ReactNode;
}

/**
 * What to do where no mail program opened: the request as text, and buttons to copy it. No browser tells whether one
 * did, so it is always offered. The buttons work by scripts/build/page-script/copy-buttons.ts, with or without React,
 * which leaves alone the texts that the page script writes.
 */
export function RequestNotice({ message, headingId, children }: RequestNoticeProps) {
  return (
    <div data-request className="@container">
      <div className="grid gap-x-12 gap-y-3 @3xl:grid-cols-[5fr_7fr]">
        <div>
          <p id={headingId} className="font-semibold">
            {request.heading}
          </p>
          <p className="mt-1 text-small text-muted">
            {request.advice} {children}
          </p>
        </div>
        <section
          data-message
          aria-label={request.text}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by key
          tabIndex={0}
          className="max-h-[15vh] min-h-18 overflow-y-auto border border-line p-3 text-small @3xl:row-span-3 @3xl:max-h-44"
        >
          <div>
            {request.toLabel}: <span data-address>{message.to}</span>
          </div>
          <div>
            {request.subjectLabel}:{' '}
            <span data-subject suppressHydrationWarning>
              {message.subject}
            </span>
          </div>
          <p data-body suppressHydrationWarning className="mt-2 whitespace-pre-wrap">
            {message.body}
          </p>
        </section>
        <div className="flex gap-3 self-start">
          <button type="button" data-copy="message" className={buttonClasses('primary')}>
            {request.copyMessage}
          </button>
          <button type="button" data-copy="address" className={buttonClasses('quiet')}>
            {request.copyAddress}
          </button>
        </div>
        <p
          role="status"
          data-copied={request.copied}
          data-refused={request.refused}
          suppressHydrationWarning
          className="min-h-6 text-small"
        >
          {''}
        </p>
      </div>
    </div>
  );
}
