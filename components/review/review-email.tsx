import { CopyButton, CopyStatus, MessageText, MoreCopies } from '@/components/mail/message-notice';
import { QuoteLink } from '@/components/mail/quote-link';
import { emailCopy } from '@/data/copy/email';
import { enquiryCopy, reviewCopy } from '@/data/copy/enquiry-pages';
import { startAgain } from '@/lib/enquiry/change-lines';
import type { EnquiryEmail } from '@/lib/enquiry/enquiry-message';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { fillTemplate } from '@/lib/text/fill-template';
import { joinNames } from '@/lib/text/join-names';
import { ReviewDisclosure } from './review-disclosure';

interface ReviewEmailProps {
  readonly email: EnquiryEmail;
  /** The URL of the review that opens this enquiry. */
  readonly reviewUrl: string;
  /** True if the link has a visitor's PC. */
  readonly hasPc: boolean;
  /** Moves the focus to the heading when the pressed button disappears. */
  readonly focusHeading: () => void;
}

/**
 * The link that opens the email, the buttons that copy it, and its text. Links have a length limit.
 * The buttons copy the whole email. Their first comes before the link if the linked email lacks what
 * a quote needs.
 */
export function ReviewEmail({ email, reviewUrl, hasPc, focusHeading }: ReviewEmailProps) {
  const { message, linkMessage, omissions, isTooLong } = email;
  const copy = reviewCopy.email;
  const shouldCopyFirst =
    isTooLong || omissions.includes('results') || omissions.includes('blanks');
  return (
    <div data-message className="max-md:contents print:hidden">
      <h3 className="mt-6 text-name">{copy.heading}</h3>
      {isTooLong && <p className="notice mt-3">{copy.tooLong}</p>}
      {omissions.length > 0 && (
        <>
          <p className="notice mt-3">
            {fillTemplate(copy.shortened, {
              omitted: joinNames(omissions.map((omission) => copy.omitted[omission])),
            })}
          </p>
          {/* Shown where the browser refuses to copy (message-notice.enhance.ts). */}
          <div data-whole hidden className="mt-3 border p-3">
            <MessageText message={message} />
          </div>
        </>
      )}
      <div className="mt-3 items-start gap-x-4 gap-y-3 max-md:contents md:flex md:flex-wrap">
        {/* On a phone, a strip as wide as the card stays in view, with the answer to each press. */}
        <div className="review-send bottom-0 z-5 my-3 bg-raised py-3 shadow-[0_-0.75rem_0.5rem_-0.5rem_var(--raised)] max-md:mx-[calc(-1*min(3rem,5vw))] max-md:px-[min(3rem,5vw)] max-md:*:[.button]:w-full md:contents [@media(height>=34rem)]:sticky">
          {shouldCopyFirst ? (
            <CopyButton text="body" className="button primary" />
          ) : (
            <QuoteLink message={linkMessage} label={copy.open} />
          )}
          <div className="md:order-last md:basis-full">
            <CopyStatus
              key={message.body}
              opened={`${emailCopy.heading}. ${emailCopy.fallbackAdvice}`}
            />
            <p className="text-small [[role=status]:empty+&]:hidden">
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
        </div>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3 md:contents">
          {shouldCopyFirst && (
            <QuoteLink
              message={linkMessage}
              label={isTooLong ? copy.openShort : copy.open}
              variant="quiet"
            />
          )}
          <CopyButton text="all" />
          <CopyButton text="link" />
          <MoreCopies
            texts={shouldCopyFirst ? ['subject', 'address'] : ['body', 'subject', 'address']}
          >
            <p className="max-w-measure basis-full pb-2 text-small text-muted">
              {`${hasPc ? copy.linkNotePc : copy.linkNote} `}
              <span data-link translate="no">
                {reviewUrl}
              </span>
            </p>
          </MoreCopies>
        </div>
      </div>
      <ReviewDisclosure summary={copy.read} className="mt-4 line-above">
        <MessageText message={isTooLong ? message : linkMessage} />
      </ReviewDisclosure>
    </div>
  );
}
