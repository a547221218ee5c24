import { noBreak } from '@/components/ui/no-break';
import { emailCopy } from '@/data/copy/email';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { formatPrompt } from '@/lib/mail/quote-messages';

const PROMPTS = { ...emailCopy.prompts, ...emailCopy.orderPrompts };
type PromptId = keyof typeof PROMPTS;

interface EmailPreviewProps {
  readonly message: QuoteMessage;
  /** Example answers by the ids of the email's prompts. */
  readonly example: Readonly<Partial<Record<PromptId, string>>>;
}

/** The email that a quote link opens, with example answers in its blanks. */
export function EmailPreview({ message, example }: EmailPreviewProps) {
  // By the line that an answer completes: '- Needed by: ____'.
  const answersByLine = new Map(
    Object.entries(PROMPTS).map(([id, prompt]) => [formatPrompt(prompt), example[id as PromptId]]),
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
                {line.replace(emailCopy.blank, '')}
                <span className="text-ink">{noBreak(answersByLine.get(line) ?? '')}</span>
              </span>
            ))}
          </p>
        ))}
      </div>
    </figure>
  );
}
