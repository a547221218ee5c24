import { request } from '@/data/request';

interface RequestPreviewProps {
  readonly href: string;
  /** What may be filled in, a line each. */
  readonly example: readonly string[];
}

/** Each line of a text, with the next of the answers where it asks for one. */
function filledIn(body: string, answers: readonly string[]) {
  const rest = answers.values();
  return body
    .split('\r\n')
    .map((line) => ({ line, answer: line.endsWith(': ') ? rest.next().value : undefined }));
}

/** The e-mail that a link opens, filled in as an example: a sheet that rises out of the page's foot. */
export function RequestPreview({ href, example }: RequestPreviewProps) {
  const { searchParams } = new URL(href);
  const lines = filledIn(searchParams.get('body') ?? '', example);
  return (
    <figure aria-labelledby="preview-caption" data-surface="slip" className="self-end p-6 md:mt-14">
      <figcaption id="preview-caption" className="text-small text-muted">
        {request.preview}
      </figcaption>
      <p className="mt-2 border-b border-line pb-3 font-semibold">{searchParams.get('subject')}</p>
      <p className="pt-3 whitespace-pre-line text-muted">
        {lines.map(({ line, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a fixed text have only their order
          <span key={index}>
            {line}
            {answer !== undefined && <span className="text-ink">{answer}</span>}
            {'\n'}
          </span>
        ))}
      </p>
    </figure>
  );
}
