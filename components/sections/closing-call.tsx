import { noBreak } from '@/components/ui/no-break';
import { QuoteLink } from '@/components/ui/quote-link';
import { Sentences } from '@/components/ui/sentences';
import { request } from '@/data/request';
import type { CategoryPageData } from '@/lib/content/category-pages';
import type { ClosingCall as ClosingCallData } from '@/lib/content/fields';
import { recipient } from '@/lib/site/settings';
import { listExampleAnswers, RequestPreview } from './request-preview';

interface ClosingCallProps {
  readonly call: ClosingCallData;
  readonly href: string;
  /** What the page's own quote asks, each with its example. */
  readonly prompts?: CategoryPageData['quotePrompts'];
}

/**
 * The dark stage a page ends on: its quote button once more, what it opens, and an example of that, which on a phone is told
 * in a line, and elsewhere is the e-mail itself, a sheet that rises out of the page's foot.
 */
export function ClosingCall({ call, href, prompts = {} }: ClosingCallProps) {
  const answers = listExampleAnswers(call.example, prompts);
  return (
    <section aria-labelledby="closing-heading" data-surface="stage" className="print:hidden">
      <div className="content-width grid gap-x-6 md:grid-cols-2">
        <div className="grid content-center justify-items-start gap-6 py-band">
          <h2 id="closing-heading" className="grid text-closing">
            <Sentences text={call.title} />
          </h2>
          <p className="max-w-[44ch] text-lead text-muted">{noBreak(call.text)}</p>
          <QuoteLink href={href} label={call.quoteLabel} />
          <p className="text-small text-muted">
            {`${request.addressNote} `}
            <span className="select-all">{recipient.email}</span>
          </p>
          <p className="text-muted md:hidden">
            {`${request.forExample} `}
            <span className="text-ink">{noBreak(Object.values(answers).join('; '))}.</span>
          </p>
        </div>
        <div data-surface="slip" className="self-end p-card max-md:hidden md:mt-band">
          <RequestPreview href={href} answers={answers} />
        </div>
      </div>
    </section>
  );
}
