import { noBreak } from '@/components/ui/no-break';
import { emailCopy } from '@/data/copy/email';
import type { QuoteMessage } from '@/lib/mail/mailto';

/** An example of the email that a quote link opens. */
export const EmailPreview = ({ message }: { readonly message: QuoteMessage }) => (
  <figure aria-labelledby="preview-caption">
    <figcaption id="preview-caption" className="text-small text-muted">
      {emailCopy.previewLabel}
    </figcaption>
    <p className="mt-2 line-below pb-3 font-semibold">{message.subject}</p>
    <p className="pt-4 whitespace-pre-line">{noBreak(message.body)}</p>
  </figure>
);
