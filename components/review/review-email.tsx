import { QuoteLink } from '@/components/ui/quote-link';
import { CopyButton, CopyStatus, MessageText } from '@/components/ui/request-notice';
import { enquiryCopy, reviewCopy } from '@/data/copy/enquiry-pages';
import { startAgain } from '@/lib/enquiry/change-lines';
import type { composeEnquiryEmail } from '@/lib/enquiry/enquiry-message';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';

interface ReviewEmailProps {
  readonly email: ReturnType<typeof composeEnquiryEmail>;
  /** The link that opens this enquiry. */
  readonly address: string;
  /** Moves the focus to the heading when the pressed button disappears. */
  readonly focusHeading: () => void;
}

/** The whole email, with the ways to send it. Where no link can carry it, copying comes first. */
export function ReviewEmail({ email, address, focusHeading }: ReviewEmailProps) {
  const { message, linkMessage, linkCarries } = email;
  const copy = reviewCopy.email;
  const mustCopy = linkCarries === 'none';
  const openLink = (
    <QuoteLink
      message={linkMessage}
      label={mustCopy ? copy.openShort : copy.open}
      variant={mustCopy ? 'quiet' : 'primary'}
    />
  );
  return (
    <div data-request className="mt-6 print:hidden">
      <h3 className="text-name">{copy.heading}</h3>
      <div className="callout mt-3">
        <MessageText message={message} />
      </div>
      {linkCarries !== 'all' && (
        <p className="notice mt-4">{mustCopy ? copy.tooLong : copy.shortened}</p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {!mustCopy && openLink}
        <CopyButton text="body" isPrimary={mustCopy} />
        {mustCopy && openLink}
        <CopyButton text="subject" />
        <CopyButton text="address" />
        <CopyButton text="message" />
        <CopyButton text="link" />
        <CopyStatus key={message.body} opened={copy.opened} />
        {/* Shown once the status has a text. */}
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
        {`${copy.linkNote} `}
        <span data-link>{address}</span>
      </p>
    </div>
  );
}
