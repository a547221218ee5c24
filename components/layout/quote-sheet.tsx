import { X } from 'lucide-react';
import { SHEET_NOTE } from '@/components/enquiry/enquiry-ids';
import { Icon } from '@/components/ui/icon';
import { RequestNotice } from '@/components/ui/request-notice';
import { request } from '@/data/request';
import { recipient } from '@/lib/site/settings';
import './quote-sheet.css';

const HEADING_ID = 'quote-sheet-heading';

/**
 * Answers every press of an e-mail link with the request as text, at the foot of the screen. Rendered once for all
 * pages; enhancements/quote-sheet.ts fills and shows it, before and without any of Next's scripts.
 *
 * @see https://html.spec.whatwg.org/multipage/popover.html
 */
export function QuoteSheet() {
  return (
    <section
      id="quote-sheet"
      popover="manual"
      aria-labelledby={HEADING_ID}
      data-surface="raised"
      className="quote-sheet"
    >
      <div className="content-width">
        {/* What a catalogue's enquiry says of links that are not its own. */}
        <div id={SHEET_NOTE} suppressHydrationWarning />
        <RequestNotice
          headingId={HEADING_ID}
          message={{ to: recipient.email, subject: '', body: '' }}
        />
        <button
          type="button"
          popoverTarget="quote-sheet"
          popoverTargetAction="hide"
          aria-label={request.close}
          className="button bar"
        >
          <Icon of={X} className="size-5" />
        </button>
      </div>
      <p role="status" data-announce={request.keyHint} suppressHydrationWarning className="sr-only">
        {''}
      </p>
    </section>
  );
}
