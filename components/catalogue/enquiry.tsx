import { type FormEvent, useEffect } from 'react';
import { enquiry } from '@/data/enquiry';
import { fill } from '@/lib/fill';
import type { Finding } from '@/lib/fit-whole';
import { partsQuote } from '@/lib/parts-quote';
import type { Recipient } from '@/lib/quotes';
import { CountStatus } from './count-status';
import { EnquiryBar } from './enquiry-bar';
import { BAR_LINK, ENQUIRY_FORM } from './enquiry-ids';
import { EnquiryLink } from './enquiry-link';
import type { EnquiryPartsProps } from './enquiry-parts';
import { listAddress } from './page-address';
import type { Check } from './use-check';
import { useSheetNote } from './use-sheet-note';
import type { TickControls } from './use-ticks';
import './enquiry.css';

interface EnquiryProps
  extends Omit<EnquiryPartsProps, 'address' | 'children'>,
    Pick<TickControls, 'form' | 'sent'> {
  readonly recipient: Recipient;
  /** What checks the ticked parts, once it is there. */
  readonly check: Check | undefined;
  /** Ticked parts that the filters hide. */
  readonly hidden: number;
  readonly onShow: () => void;
}

/**
 * The page's enquiry: the form that all boxes belong to, what is ticked and how it goes together, and the bar. Without
 * a script the form is all there is of it, and hands names and part numbers to the mail program.
 */
export function Enquiry({
  shop,
  recipient,
  form,
  ticked,
  check,
  findings,
  hidden,
  leftOut,
  sent,
  onUntick,
  onShow,
  onChoose,
}: EnquiryProps) {
  const address = ticked.length > 0 ? listAddress(ticked.map(({ id }) => id)) : '';
  const quote = partsQuote(recipient, ticked, findings, shop.prompts, address);
  const link = <EnquiryLink quote={quote} count={ticked.length} />;
  useSheetNote(quote, ticked.length);
  const first = (wanted: Finding['outcome']) => findings.find(({ outcome }) => outcome === wanted);
  // What the visitor must settle before it is sent.
  const unsettled = first('clash') ?? first('question');

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
        text={[fill(enquiry.ticked, { n: ticked.length }), unsettled?.say]
          .filter(Boolean)
          .join('. ')}
      />
      {check && (ticked.length > 0 || leftOut > 0) && (
        <check.CheckedParts
          shop={shop}
          ticked={ticked}
          findings={findings}
          leftOut={leftOut}
          address={address}
          onUntick={onUntick}
          onChoose={onChoose}
        >
          {link}
        </check.CheckedParts>
      )}
      {ticked.length > 0 && (
        <EnquiryBar
          ticked={ticked.length}
          hidden={hidden}
          note={check && unsettled && <check.FindingNote {...unsettled} />}
          onShow={onShow}
        >
          {link}
        </EnquiryBar>
      )}
    </form>
  );
}
