import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PlainAddress } from '@/components/mail/plain-address';
import { QuoteLink } from '@/components/mail/quote-link';
import { HeadlineClauses } from '@/components/ui/headline-clauses';
import { noBreak } from '@/components/ui/no-break';
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
  const hasExample = children !== undefined;
  return (
    <section
      aria-labelledby="closing-heading"
      data-surface="stage"
      // Lit in the page's accent from above its right corner.
      className="bg-[radial-gradient(ellipse_farthest-side_at_88%_-20%,color-mix(in_srgb,var(--theme-accent)_62%,transparent),transparent)] py-8 lg:py-band print:hidden"
    >
      <div
        className={clsx(
          'content-width grid items-center gap-y-5',
          hasExample ? 'gap-x-6 lg:grid-cols-2' : 'lg:grid-cols-4',
        )}
      >
        <div className={hasExample ? 'lg:self-end' : 'lg:col-span-3'}>
          <h2 id="closing-heading" className="max-w-[15em] text-closing">
            <HeadlineClauses text={call.title} />
          </h2>
          <p className="mt-4 max-w-[44ch] text-lead text-muted">{noBreak(call.text)}</p>
        </div>
        <div
          className={clsx(
            'grid justify-items-start gap-4',
            hasExample ? 'lg:self-start' : 'lg:justify-items-end',
          )}
        >
          <QuoteLink message={message} label={call.quoteLabel} />
          <PlainAddress email={recipient.email} />
        </div>
        {hasExample && (
          <div
            data-surface="slip"
            className="p-[min(1.5rem,5vw)] lg:col-start-2 lg:row-span-2 lg:row-start-1"
          >
            {children}
          </div>
        )}
      </div>
    </section>
  );
}
