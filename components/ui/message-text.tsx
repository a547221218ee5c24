import { emailCopy } from '@/data/email';
import type { QuoteMessage } from '@/lib/mail/mailto';

/**
 * A message as text, for enhancements/copy-buttons.ts to copy from. React leaves the texts alone that an enhancement has
 * written.
 */
export function MessageText({ message }: { readonly message: QuoteMessage }) {
  return (
    <section data-message aria-label={emailCopy.messageLabel} className="text-small">
      <div>
        {`${emailCopy.toLabel}: `}
        <span data-address className="inline-block">
          {message.to}
        </span>
      </div>
      <div>
        {`${emailCopy.subjectLabel}: `}
        <span data-subject suppressHydrationWarning>
          {message.subject}
        </span>
      </div>
      <p data-body suppressHydrationWarning>
        {message.body}
      </p>
    </section>
  );
}
