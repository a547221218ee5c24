import { request } from '@/data/request';

/** The e-mail that a link opens, as it stands before anything is filled in: a sheet that rises out of the page's foot. */
export function RequestPreview({ href }: { readonly href: string }) {
  const { searchParams } = new URL(href);
  return (
    <figure
      aria-label={request.preview}
      data-surface="slip"
      className="self-end px-6 py-5 md:mt-14"
    >
      <p className="border-b border-line pb-3">
        <span className="datum text-muted">{request.subjectLabel}</span>
        <br />
        {searchParams.get('subject')}
      </p>
      <p className="pt-3 whitespace-pre-line text-muted">{searchParams.get('body')}</p>
    </figure>
  );
}
