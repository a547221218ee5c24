import { Fragment } from 'react';

/** The clauses of a headline, between which it breaks if it needs more than one line. */
export function HeadlineClauses({ text }: { readonly text: string }) {
  return text.split(/(?<=[.?!,]) /).map((clause, index) => (
    <Fragment key={clause}>
      {index > 0 && ' '}
      <span className="inline-block">{clause}</span>
    </Fragment>
  ));
}
