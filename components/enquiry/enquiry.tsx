import { type FormEvent, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { CountStatus } from '@/components/ui/count-status';
import { QuoteLink } from '@/components/ui/quote-link';
import { enquiry } from '@/data/enquiry';
import { composeEnquiryQuote } from '@/lib/enquiry/enquiry-quote';
import { setEnquiryParts } from '@/lib/page-state/enquiry-query';
import { fillTemplate } from '@/lib/text/fill-template';
import { BAR_LINK, BAR_PLACE, ENQUIRY_FORM, SHEET_NOTE } from './enquiry-ids';
import type { EnquiryShop } from './enquiry-shop';
import type { Ticks } from './use-ticks';
import './enquiry.css';

/** A place outside the catalogue, which is there on each page that has one. */
const placeOf = (id: string) => document.querySelector(`#${id}`) as Element;

interface EnquiryProps {
  readonly shop: EnquiryShop;
  readonly ticks: Ticks;
  /** The email's paragraph about the visitor's PC. */
  readonly have: string | undefined;
  /** Ticked parts that the filters hide. */
  readonly hidden: number;
  readonly onShow: () => void;
}

/**
 * The page's enquiry: the form that all boxes belong to, what is ticked and how it goes together, and the bar, which counts
 * what is ticked at the foot of the screen, with the one link that asks for it. Without a script the form is all there is
 * of it, and hands names and part numbers to the mail program.
 */
export function Enquiry({ shop, ticks, have, hidden, onShow }: EnquiryProps) {
  const { ticked, form, sent } = ticks;
  const { findings = [], openPoints = [], askedFields = [] } = ticks.checked;
  const { unsettled, note: warning, Parts } = ticks.checked;
  const count = ticked.length;
  // Of this page with these ticks and no filters, where they are listed.
  const place = `${setEnquiryParts('', ticks.parts)}#${ENQUIRY_FORM}`;
  const address = count > 0 ? new URL(place, window.location.href).href : '';
  const open = { points: openPoints, fields: askedFields };
  const quote = composeEnquiryQuote(shop.recipient, ticked, open, shop.prompts, address, have);
  const label = fillTemplate(count === 1 ? enquiry.quoteOne : enquiry.quoteMany, { n: count });
  const link = <QuoteLink href={quote.href} label={label} wholeMessage={quote.message.body} />;

  const press = () => document.querySelector<HTMLElement>(BAR_LINK)?.click();
  const send = (event: FormEvent) => {
    event.preventDefault();
    press();
  };
  useEffect(() => {
    if (sent) form.current?.requestSubmit();
  }, [sent, form]);
  const bar = (
    <section
      aria-label={enquiry.bar}
      data-surface="raised"
      className="enquiry-bar line-above border-ink py-3 print:hidden"
    >
      <div className="content-width">
        {warning}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="flex flex-wrap items-center gap-x-6 gap-y-1">
            <a href={`#${ENQUIRY_FORM}`} className="text-link">
              {fillTemplate(hidden > 0 ? enquiry.hidden : enquiry.ticked, { n: count, hidden })}
            </a>
            {hidden > 0 && (
              <button type="button" className="button quiet" onClick={onShow}>
                {enquiry.show}
              </button>
            )}
          </p>
          {link}
        </div>
      </div>
    </section>
  );
  // At another link's press; on a phone it stands beside the close button.
  const note = (
    <p className="notice sheet-note mb-3 font-semibold max-sm:mr-16">
      {`${fillTemplate(count === 1 ? enquiry.otherOne : enquiry.otherMany, { n: count })}. `}
      <button type="button" className="text-link" onClick={press}>
        {label}
      </button>
    </p>
  );
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
      <div className="if-late line-above mt-8 border-ink pt-6">
        <h2 className="text-name">{enquiry.heading}</h2>
        <p className="mt-2 mb-4">{enquiry.plain}</p>
        <button type="submit" formAction={shop.plainHref} className="button primary">
          {enquiry.plainSubmit}
        </button>
      </div>
      <CountStatus
        text={[fillTemplate(enquiry.ticked, { n: count }), unsettled].filter(Boolean).join('. ')}
      />
      {Parts && (count > 0 || ticks.leftOut > 0) && (
        <Parts shop={shop} ticks={ticks} findings={findings} address={address}>
          {link}
        </Parts>
      )}
      {count > 0 && createPortal(bar, placeOf(BAR_PLACE))}
      {count > 0 && createPortal(note, placeOf(SHEET_NOTE))}
    </form>
  );
}
