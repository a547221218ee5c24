import { type FormEvent, useEffect } from 'react';
import { QuoteLink } from '@/components/ui/quote-link';
import { enquiry } from '@/data/enquiry';
import { fill } from '@/lib/fill';
import { partsQuote } from '@/lib/parts-quote';
import type { Recipient } from '@/lib/quotes';
import { CountStatus } from './count-status';
import { EnquiryBar } from './enquiry-bar';
import type { Checked } from './enquiry-check';
import { BAR_LINK, ENQUIRY_FORM } from './enquiry-ids';
import type { EnquiryShop } from './enquiry-shop';
import { listAddress } from './page-address';
import { useSheetNote } from './use-sheet-note';
import type { Ticks } from './use-ticks';
import './enquiry.css';

interface EnquiryProps {
  readonly shop: EnquiryShop;
  readonly recipient: Recipient;
  readonly ticks: Ticks;
  readonly checked: Checked;
  /** Ticked parts that the filters hide. */
  readonly hidden: number;
  readonly onShow: () => void;
}

/**
 * The page's enquiry: the form that all boxes belong to, what is ticked and how it goes together, and the bar. Without
 * a script the form is all there is of it, and hands names and part numbers to the mail program.
 */
export function Enquiry({ shop, recipient, ticks, checked, hidden, onShow }: EnquiryProps) {
  const { ticked, form, sent } = ticks;
  const { findings, unsettled, Parts } = checked;
  const count = ticked.length;
  const address = count > 0 ? listAddress(ticks.parts) : '';
  const quote = partsQuote(recipient, ticked, findings, shop.prompts, address);
  const label = fill(count === 1 ? enquiry.quoteOne : enquiry.quoteMany, { n: count });
  const link = <QuoteLink href={quote.href} label={label} />;
  useSheetNote(quote, count, label);

  const send = (event: FormEvent) => {
    event.preventDefault();
    document.querySelector<HTMLElement>(BAR_LINK)?.click();
  };
  useEffect(() => {
    if (sent) form.current?.requestSubmit();
  }, [sent, form]);
  return (
    <form
      ref={form}
      id={ENQUIRY_FORM}
      method="post"
      encType="text/plain"
      // The address holds the ticks; what a browser restored besides would contradict it.
      autoComplete="off"
      onSubmit={send}
    >
      <div className="enquiry if-late">
        <h2 className="text-name">{enquiry.heading}</h2>
        <p className="mt-2 mb-4">{enquiry.plain}</p>
        <button type="submit" formAction={shop.plainHref} className="button primary">
          {enquiry.plainSubmit}
        </button>
      </div>
      <CountStatus
        text={[fill(enquiry.ticked, { n: count }), unsettled?.say].filter(Boolean).join('. ')}
      />
      {Parts && (count > 0 || ticks.leftOut > 0) && (
        <Parts shop={shop} ticks={ticks} findings={findings} address={address}>
          {link}
        </Parts>
      )}
      {count > 0 && (
        <EnquiryBar ticked={count} hidden={hidden} note={checked.note} onShow={onShow}>
          {link}
        </EnquiryBar>
      )}
    </form>
  );
}
