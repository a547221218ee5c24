import { noBreak } from '@/components/ui/no-break';
import { emailCopy } from '@/data/copy/email';
import type { CategoryPageData } from '@/data/shop/page';
import type { QuoteMessage } from '@/lib/mail/mailto';

/** Example answers by the text of their prompt. */
type AnswersByPrompt = Readonly<Record<string, string>>;

const PROMPTS_BY_ID: Readonly<Record<string, string>> = {
  ...emailCopy.prompts,
  ...emailCopy.orderPrompts,
};

/** Collects the example answers to a page's own prompts and, from `example`, to the shop's prompts by their ids. */
export const collectExampleAnswers = (
  example: Readonly<Record<string, string>>,
  prompts: CategoryPageData['quotePrompts'] = {},
): AnswersByPrompt =>
  Object.fromEntries([
    ...Object.values(prompts).map(({ label, example }) => [label, example]),
    ...Object.entries(example).map(([id, answer]) => [PROMPTS_BY_ID[id], answer]),
  ]);

interface EmailPreviewProps {
  readonly message: QuoteMessage;
  readonly answers: AnswersByPrompt;
}

/** The email that a quote link opens, with example answers after its prompts. */
export function EmailPreview({ message, answers }: EmailPreviewProps) {
  const paragraphs = message.body.split('\n\n').map((paragraph) => paragraph.split('\n'));
  return (
    <figure aria-labelledby="preview-caption">
      <figcaption id="preview-caption" className="text-small text-muted">
        {emailCopy.previewLabel}
      </figcaption>
      <p className="mt-2 line-below pb-3 font-semibold">{message.subject}</p>
      <div className="grid gap-2 pt-4 text-muted">
        {paragraphs.map((lines) => (
          <p key={lines[0]}>
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
                {line.endsWith(': ') && (
                  <span className="text-ink">{noBreak(answers[line.slice(0, -2)] ?? '')}</span>
                )}
              </span>
            ))}
          </p>
        ))}
      </div>
    </figure>
  );
}
