import type { ClosingCall as ClosingCallData } from '@/checks/schemas/parts';
import { QuoteLink } from '@/components/ui/quote-link';
import { Sentences } from '@/components/ui/sentences';
import { unbroken } from '@/components/ui/unbroken';
import { request } from '@/data/request';
import { recipient } from '@/lib/settings';
import { RequestPreview } from './request-preview';

interface ClosingCallProps {
  readonly call: ClosingCallData;
  readonly href: string;
  /** To the prompts of the page's own, in the example of a request. */
  readonly answers?: readonly string[];
}

/** The dark stage a page ends on: its quote button once more, and the e-mail that it opens. */
export function ClosingCall({ call, href, answers = [] }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing-heading" data-surface="stage" className="print:hidden">
      <div className="content-width grid gap-x-6 md:grid-cols-2">
        <div className="grid content-center justify-items-start gap-6 py-band">
          <h2 id="closing-heading" className="grid text-closing">
            <Sentences text={call.title} />
          </h2>
          <p className="max-w-[44ch] text-lead text-muted">{unbroken(call.text)}</p>
          <QuoteLink href={href} label={call.quoteLabel} />
          <p className="text-small text-muted">
            {request.addressNote} <span className="select-all">{recipient.email}</span>
          </p>
        </div>
        <RequestPreview href={href} example={[...answers, ...call.example]} />
      </div>
    </section>
  );
}
