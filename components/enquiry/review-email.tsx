import { clsx } from 'clsx';
import { CopyStatus } from '@/components/ui/copy-status';
import { MessageText } from '@/components/ui/message-text';
import { QuoteLink } from '@/components/ui/quote-link';
import { emailCopy } from '@/data/email';
import { reviewCopy } from '@/data/enquiry-pages';
import type { EnquiryEmail } from '@/lib/enquiry/enquiry-message';

interface ReviewEmailProps {
  readonly email: EnquiryEmail;
  /** The link that opens this enquiry. */
  readonly address: string;
}

/** The whole email as it will be sent, with the ways to send it. Where no link can carry it, copying comes first. */
export function ReviewEmail({ email, address }: ReviewEmailProps) {
  const { message, isTooLong, shortMessage } = email;
  const copy = reviewCopy.email;
  const openLink = (
    <QuoteLink
      message={isTooLong ? shortMessage : message}
      label={isTooLong ? copy.openShort : copy.open}
      variant={isTooLong ? 'quiet' : 'primary'}
    />
  );
  return (
    <div data-request className="mt-6 print:hidden">
      <h3 className="text-name">{copy.heading}</h3>
      <div className="callout mt-3">
        <MessageText message={message} />
      </div>
      {isTooLong && <p className="notice mt-4">{copy.tooLong}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {!isTooLong && openLink}
        <button
          type="button"
          data-copy="body"
          className={clsx('button', isTooLong ? 'primary' : 'quiet')}
        >
          {emailCopy.copyMessage}
        </button>
        {isTooLong && openLink}
        <button type="button" data-copy="subject" className="button quiet">
          {emailCopy.copySubject}
        </button>
        <button type="button" data-copy="address" className="button quiet">
          {emailCopy.copyAddress}
        </button>
        <button type="button" data-copy="link" className="button quiet">
          {copy.copyLink}
        </button>
        <CopyStatus key={message.body} opened={copy.opened} />
      </div>
      <p className="mt-3 text-small text-muted">
        {`${copy.linkNote} `}
        <span data-link>{address}</span>
      </p>
    </div>
  );
}
