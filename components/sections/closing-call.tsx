import { clsx } from 'clsx';
import type { CategoryPageData } from '@/checks/schemas/category-pages';
import type { ClosingCall as ClosingCallData } from '@/checks/schemas/parts';
import { QuoteLink } from '@/components/ui/quote-link';
import { Sentences } from '@/components/ui/sentences';
import { unbroken } from '@/components/ui/unbroken';
import { request } from '@/data/request';
import { recipient } from '@/lib/settings';

/** Answers to the prompts of an e-mail, by what those say. */
type Answers = Readonly<Record<string, string>>;

const PROMPTS: Answers = { ...request.prompts, ...request.orderPrompts };

/** The paragraphs of a text, each line with its answer where it asks for one. */
const filledIn = (body: string, answers: Answers) =>
  body
    .split('\r\n\r\n')
    .map((paragraph) =>
      paragraph.split('\r\n').map((line) => ({ line, answer: answers[line.replace(/: $/, '')] })),
    );

/** The e-mail that a link opens, filled in as an example: a sheet that rises out of the page's foot. */
function RequestPreview(props: { readonly href: string; readonly answers: Answers }) {
  const { searchParams } = new URL(props.href);
  const paragraphs = filledIn(searchParams.get('body') ?? '', props.answers);
  return (
    <figure
      aria-labelledby="preview-caption"
      data-surface="slip"
      className="self-end p-card md:mt-band"
    >
      <figcaption id="preview-caption" className="text-small text-muted">
        {request.preview}
      </figcaption>
      <p className="mt-2 line-below pb-3 font-semibold">{searchParams.get('subject')}</p>
      <div className="grid gap-2 pt-4 text-muted">
        {paragraphs.map((lines) => (
          <p key={lines[0]?.line}>
            {lines.map(({ line, answer }) => (
              <span key={line} className="block">
                {line}
                {answer !== undefined && <span className="text-ink">{answer}</span>}
              </span>
            ))}
          </p>
        ))}
      </div>
    </figure>
  );
}

interface ClosingCallProps {
  readonly call: ClosingCallData;
  readonly href: string;
  /** What the page's own quote asks, each with its example. */
  readonly prompts?: CategoryPageData['quotePrompts'];
  /** Whether the example is shown as the whole e-mail, or in a line. */
  readonly example?: 'whole' | 'line';
}

/** The dark stage a page ends on: its quote button once more, what it opens, and an example of that. */
export function ClosingCall({ call, href, prompts = {}, example = 'line' }: ClosingCallProps) {
  const own = Object.values(prompts).map(({ label, example }) => [label, example] as const);
  const shared = Object.entries(call.example).map(([id, answer]) => [PROMPTS[id], answer] as const);
  const inLine = [...own, ...shared].map(([, answer]) => answer).join('; ');
  const action = (
    <>
      <QuoteLink href={href} label={call.quoteLabel} />
      <p className="text-small text-muted">
        {`${request.addressNote} `}
        <span className="select-all">{recipient.email}</span>
      </p>
    </>
  );
  return (
    <section aria-labelledby="closing-heading" data-surface="stage" className="print:hidden">
      <div className="content-width grid gap-x-6 md:grid-cols-2">
        <div
          className={clsx(
            'grid content-center justify-items-start gap-6',
            example === 'whole' ? 'py-band' : 'pt-band md:pb-band',
          )}
        >
          <h2 id="closing-heading" className="grid text-closing">
            <Sentences text={call.title} />
          </h2>
          <p className="max-w-[44ch] text-lead text-muted">{unbroken(call.text)}</p>
          {example === 'whole' && action}
        </div>
        {example === 'whole' ? (
          <RequestPreview href={href} answers={Object.fromEntries([...shared, ...own])} />
        ) : (
          <div className="grid content-center justify-items-start gap-4 pt-6 pb-band md:pt-band">
            {action}
            <p className="text-muted">
              {`${request.forExample} `}
              <span className="text-ink">{unbroken(inLine)}.</span>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
