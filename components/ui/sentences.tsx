import { Fragment } from 'react';

/** The space after a sentence or a clause. */
const CLAUSE_END = /(?<=[.?!,]) /;

/** A headline that breaks between its sentences and clauses if it needs more than one line. */
export function Sentences({ text }: { readonly text: string }) {
  return text.split(CLAUSE_END).map((clause, index) => (
    <Fragment key={clause}>
      {index > 0 && ' '}
      <span className="inline-block">{clause}</span>
    </Fragment>
  ));
}
