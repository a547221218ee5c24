import { request } from '@/data/request';
import type { CategoryPageData } from '@/lib/content/category-pages';

/** Answers to the prompts of an e-mail, by what those say. */
type Answers = Readonly<Record<string, string>>;

const PROMPTS: Answers = { ...request.prompts, ...request.orderPrompts };

/** What an e-mail's example is filled in with: a page's own prompts bring theirs, the others are told by their ids. */
export const listExampleAnswers = (
  example: Answers,
  prompts: CategoryPageData['quotePrompts'] = {},
): Answers =>
  Object.fromEntries([
    ...Object.values(prompts).map(({ label, example }) => [label, example]),
    ...Object.entries(example).map(([id, answer]) => [PROMPTS[id], answer]),
  ]);

interface RequestPreviewProps {
  readonly href: string;
  readonly answers: Answers;
}

/** The e-mail that a link opens, filled in as an example. */
export function RequestPreview({ href, answers }: RequestPreviewProps) {
  const { searchParams } = new URL(href);
  const paragraphs = (searchParams.get('body') ?? '')
    .split('\r\n\r\n')
    .map((paragraph) => paragraph.split('\r\n'));
  return (
    <figure aria-labelledby="preview-caption">
      <figcaption id="preview-caption" className="text-small text-muted">
        {request.preview}
      </figcaption>
      <p className="mt-2 line-below pb-3 font-semibold">{searchParams.get('subject')}</p>
      <div className="grid gap-2 pt-4 text-muted">
        {paragraphs.map((lines) => (
          <p key={lines[0]}>
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
                {line.endsWith(': ') && (
                  <span className="text-ink">{answers[line.slice(0, -2)]}</span>
                )}
              </span>
            ))}
          </p>
        ))}
      </div>
    </figure>
  );
}
