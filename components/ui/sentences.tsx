import { Fragment } from 'react';

/** A headline whose sentences and clauses each begin a line of their own rather than end one with their first word. */
export function Sentences({ text }: { readonly text: string }) {
  return text.split(/(?<=[.,?!]) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ));
}
