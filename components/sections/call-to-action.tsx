import { noBreak } from '@/components/ui/no-break';
import { QuoteLink } from '@/components/ui/quote-link';
import { Sentences } from '@/components/ui/sentences';
import { emailCopy } from '@/data/copy/email';
import type { CategoryPageData, Closing } from '@/data/shop/page';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { recipient } from '@/lib/site/settings';
import { collectExampleAnswers, EmailPreview } from './email-preview';

interface CallToActionProps {
  readonly call: Closing;
  readonly message: QuoteMessage;
  /** The prompts of the page's own quote, each with its example answer. */
  readonly prompts?: CategoryPageData['quotePrompts'];
}

/**
 * The dark section at the end of a page: the quote button and an example of the email that it opens. On a phone, the example
 * is its prompts and answers alone.
 */
export function CallToAction({ call, message, prompts = {} }: CallToActionProps) {
  const answers = collectExampleAnswers(call.example, prompts);
  return (
    <section aria-labelledby="closing-heading" data-surface="stage" className="print:hidden">
      <div className="content-width grid gap-x-6 md:grid-cols-2">
        <div className="grid content-center justify-items-start gap-6 py-band">
          <h2 id="closing-heading" className="grid text-closing">
            <Sentences text={call.title} />
          </h2>
          <p className="max-w-[44ch] text-lead text-muted">{noBreak(call.text)}</p>
          <QuoteLink message={message} label={call.quoteLabel} />
          <p className="text-small text-muted">
            {`${emailCopy.addressNote} `}
            <span className="inline-block select-all">{recipient.email}</span>
          </p>
          <p className="text-small text-muted md:hidden">
            {emailCopy.exampleLabel}
            {Object.entries(answers).map(([label, answer]) => (
              <span key={label} className="block">
                {label}: <span className="text-ink">{noBreak(answer)}</span>
              </span>
            ))}
          </p>
        </div>
        <div data-surface="slip" className="my-band self-center p-card max-md:hidden">
          <EmailPreview message={message} answers={answers} />
        </div>
      </div>
    </section>
  );
}
