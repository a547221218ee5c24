import { noBreak } from '@/components/ui/no-break';
import { emailCopy } from '@/data/copy/email';
import type { QuoteMessage } from '@/lib/mail/mailto';

const PROMPTS_BY_ID: Readonly<Record<string, string>> = {
  ...emailCopy.prompts,
  ...emailCopy.orderPrompts,
};

interface EmailPreviewProps {
  readonly message: QuoteMessage;
  /** Example answers by the ids of the email's prompts. */
  readonly example: Readonly<Record<string, string>>;
}

/** The email that a quote link opens, with example answers after its prompts. */
export function EmailPreview({ message, example }: EmailPreviewProps) {
  const answers = new Map(
    Object.entries(example).map(([id, answer]) => [`${PROMPTS_BY_ID[id]}: `, answer]),
  );
  return (
    <figure aria-labelledby="preview-caption">
      <figcaption id="preview-caption" className="text-small text-muted">
        {emailCopy.previewLabel}
      </figcaption>
      <p className="mt-2 line-below pb-3 font-semibold">{message.subject}</p>
      <div className="grid gap-2 pt-4 text-muted">
        {message.body.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            {paragraph.split('\n').map((line) => (
              <span key={line} className="block">
                {line}
                {answers.has(line) && (
                  <span className="text-ink">{noBreak(answers.get(line) ?? '')}</span>
                )}
              </span>
            ))}
          </p>
        ))}
      </div>
    </figure>
  );
}
