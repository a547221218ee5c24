import { AddressNote } from '@/components/ui/address-note';
import { QuoteLink } from '@/components/ui/quote-link';
import { Sentences } from '@/components/ui/sentences';
import { Unbroken } from '@/components/ui/unbroken';
import type { ClosingCall as ClosingCallData } from '@/data/types';

interface ClosingCallProps {
  readonly call: ClosingCallData;
  readonly href: string;
}

/** The dark stage a page ends on, with its quote button once more. */
export function ClosingCall({ call, href }: ClosingCallProps) {
  return (
    <section
      aria-labelledby="closing-heading"
      data-surface="stage"
      className="closing-call print:hidden"
    >
      <div className="content-width grid gap-x-12 gap-y-6 py-14 md:grid-cols-[7fr_5fr] lg:py-20">
        <h2 id="closing-heading" className="text-section">
          <Sentences text={call.title} />
        </h2>
        <div className="grid justify-items-start gap-3">
          <p className="mb-3 max-w-measure text-lead text-muted">
            <Unbroken text={call.text} />
          </p>
          <QuoteLink href={href} label={call.quoteLabel} />
          <AddressNote />
        </div>
      </div>
    </section>
  );
}
