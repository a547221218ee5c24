import { QuoteLink } from '@/components/mail/quote-link';
import { CopyButton, CopyStatus, MessageText } from '@/components/mail/request-notice';
import { enquiryCopy, reviewCopy } from '@/data/copy/enquiry-pages';
import { startAgain } from '@/lib/enquiry/change-lines';
import type { EnquiryEmail } from '@/lib/enquiry/enquiry-message';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { fillTemplate } from '@/lib/text/fill-template';
import { joinNames } from '@/lib/text/join-names';

interface ReviewEmailProps {
  readonly email: EnquiryEmail;
  /** The link that opens this enquiry. */
  readonly address: string;
  /** True if the link has a visitor's PC. */
  readonly hasPc: boolean;
  /** Moves the focus to the heading when the pressed button disappears. */
  readonly focusHeading: () => void;
}

/**
 * The text of the email with a link that opens it and buttons that copy it. A link can carry only a limited length.
 * Where it leaves something out, the button that copies the whole message comes first.
 */
export function ReviewEmail({ email, address, hasPc, focusHeading }: ReviewEmailProps) {
  const { message, linkMessage, linkCarries, omissions } = email;
  const copy = reviewCopy.email;
  const isTooLong = linkCarries === 'none';
  const isWhole = linkCarries === 'all';
  const emailLink = (
    <QuoteLink
      message={linkMessage}
      label={isTooLong ? copy.openShort : copy.open}
      variant={isWhole ? 'primary' : 'quiet'}
    />
  );
  return (
    <div data-request className="mt-6 print:hidden">
      <h3 className="text-name">{copy.heading}</h3>
      {!isWhole && (
        <p className="notice mt-3">
          {isTooLong
            ? copy.tooLong
            : fillTemplate(copy.shortened, { omitted: joinNames(omissions) })}
        </p>
      )}
      {linkCarries === 'some' && (
        // The buttons copy the first message of this element, so the whole one comes first, hidden.
        <div aria-hidden="true" className="sr-only">
          <MessageText message={message} />
        </div>
      )}
      <div className="callout mt-3">
        <MessageText message={isTooLong ? message : linkMessage} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {isWhole && emailLink}
        <CopyButton text="body" isPrimary={!isWhole} />
        {!isWhole && emailLink}
        <CopyButton text="subject" />
        <CopyButton text="address" />
        <CopyButton text="all" />
        <CopyButton text="link" />
        <CopyStatus key={message.body} opened={copy.opened} />
        {/* review.css shows it once the status has a text. */}
        <p className="start-again text-small">
          {`${copy.sent} `}
          <button
            type="button"
            className="text-link font-semibold"
            onClick={() => {
              focusHeading();
              enquiryStore.update(startAgain);
            }}
          >
            {enquiryCopy.startAgain}
          </button>
        </p>
      </div>
      <p className="mt-3 text-small text-muted">
        {`${hasPc ? copy.linkNotePc : copy.linkNote} `}
        <span data-link translate="no">
          {address}
        </span>
      </p>
    </div>
  );
}
