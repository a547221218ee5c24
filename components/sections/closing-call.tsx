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
      <div className="content-width grid gap-x-6 gap-y-6 py-14 md:grid-cols-2 lg:py-20">
        <h2 id="closing-heading" className="text-section *:block md:col-span-2 lg:text-display">
          <Sentences text={call.title} />
        </h2>
        <p className="max-w-[46ch] text-lead text-muted">
          <Unbroken text={call.text} />
        </p>
        <div className="grid justify-items-start gap-3">
          <QuoteLink href={href} label={call.quoteLabel} />
          <AddressNote />
        </div>
      </div>
    </section>
  );
}
