import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { noBreak } from '@/components/ui/no-break';
import { QuoteLink } from '@/components/ui/quote-link';
import { Sentences } from '@/components/ui/sentences';
import { emailCopy } from '@/data/copy/email';
import type { Closing } from '@/data/shop/page';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { recipient } from '@/lib/site/settings';

interface CallToActionProps {
  readonly call: Closing;
  readonly message: QuoteMessage;
  /** An example of the email that the button opens. */
  readonly children?: ReactNode;
}

/** The dark section at the end of a page: what to write, and the quote button. */
export function CallToAction({ call, message, children }: CallToActionProps) {
  return (
    <section
      aria-labelledby="closing-heading"
      data-surface="stage"
      className="py-band print:hidden"
    >
      <div className="content-width grid items-center gap-x-16 gap-y-4 lg:grid-cols-2">
        <h2
          id="closing-heading"
          className={clsx('text-closing', children !== undefined && 'lg:self-end')}
        >
          <Sentences text={call.title} />
        </h2>
        <div
          className={clsx(
            'grid justify-items-start gap-5',
            children !== undefined && 'lg:self-start',
          )}
        >
          <p className="max-w-[44ch] text-lead text-muted">{noBreak(call.text)}</p>
          <QuoteLink message={message} label={call.quoteLabel} />
          <p className="text-small text-muted">
            {`${emailCopy.addressNote} `}
            <span className="inline-block select-all">{recipient.email}</span>
          </p>
        </div>
        {children !== undefined && (
          <div data-surface="slip" className="p-card lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {children}
          </div>
        )}
      </div>
    </section>
  );
}
