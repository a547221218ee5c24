import { X } from 'lucide-react';
import { OmittedEnquiryNotice } from '@/components/enquiry/omitted-enquiry-notice';
import { CopyButton, MessageNotice } from '@/components/mail/message-notice';
import { QUOTE_SHEET_ID, REVIEW_HREF } from '@/components/ui/element-ids';
import { Icon } from '@/components/ui/icon';
import { ScriptText } from '@/components/ui/script-text';
import { emailCopy } from '@/data/copy/email';
import { recipient } from '@/lib/site/settings';
import './quote-sheet.css';

const HEADING_ID = 'quote-sheet-heading';

/**
 * The sheet that shows a message when a visitor presses its email link. Each page has one.
 * quote-sheet.enhance.ts fills and opens it, with or without React.
 *
 * @see https://html.spec.whatwg.org/multipage/popover.html
 */
export function QuoteSheet() {
  return (
    <section
      id={QUOTE_SHEET_ID}
      popover="manual"
      aria-labelledby={HEADING_ID}
      data-surface="raised"
      className="quote-sheet print:hidden"
    >
      <div className="content-width py-4">
        <MessageNotice
          headingId={HEADING_ID}
          message={{ to: recipient.email, subject: '', body: '' }}
          moreCopies={
            <div className="quote-sheet-link">
              <CopyButton text="link" className="text-link min-h-11" />
              {/* Shown where the browser refuses to copy (message-notice.enhance.ts). */}
              <ScriptText as="span" data-link="" translate="no" hidden className="wrap-anywhere" />
            </div>
          }
        >
          <OmittedEnquiryNotice reviewHref={REVIEW_HREF} />
        </MessageNotice>
        <button
          type="button"
          popoverTarget={QUOTE_SHEET_ID}
          popoverTargetAction="hide"
          aria-label={emailCopy.close}
          className="button bar"
        >
          <Icon icon={X} className="size-5" />
        </button>
      </div>
      <ScriptText as="p" role="status" data-announce={emailCopy.keyHint} className="sr-only" />
    </section>
  );
}
