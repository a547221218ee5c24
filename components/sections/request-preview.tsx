import { request } from '@/data/request';

interface RequestPreviewProps {
  readonly href: string;
  /** What may be filled in, a line each. */
  readonly example: readonly string[];
}

/** The paragraphs of a text, each line with the next of the answers where it asks for one. */
function filledIn(body: string, answers: readonly string[]) {
  const rest = answers.values();
  return body.split('\r\n\r\n').map((paragraph) =>
    paragraph.split('\r\n').map((line) => ({
      line,
      answer: line.endsWith(': ') ? rest.next().value : undefined,
    })),
  );
}

/** The e-mail that a link opens, filled in as an example: a sheet that rises out of the page's foot. */
export function RequestPreview({ href, example }: RequestPreviewProps) {
  const { searchParams } = new URL(href);
  const paragraphs = filledIn(searchParams.get('body') ?? '', example);
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
