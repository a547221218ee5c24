import { Mail } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { enquiry } from '@/data/enquiry';
import { fill } from '@/lib/fill';
import type { PartsQuote } from '@/lib/parts-quote';

/** What the link is called. */
export const linkLabel = (count: number): string =>
  fill(count === 1 ? enquiry.quoteOne : enquiry.quoteMany, { n: count });

interface EnquiryLinkProps {
  readonly quote: PartsQuote;
  readonly count: number;
}

/** Asks for all ticked parts. */
export function EnquiryLink({ quote, count }: EnquiryLinkProps) {
  return (
    <a href={quote.href} data-enquiry className="button primary">
      <Icon of={Mail} className="size-5" />
      <span>{linkLabel(count)}</span>
    </a>
  );
}
