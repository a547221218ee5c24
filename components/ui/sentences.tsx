import { Fragment } from 'react';

interface SentencesProps {
  readonly text: string;
  /** True where its clauses do so, too. */
  readonly clauses?: boolean;
}

/** A headline whose sentences each begin a line of their own rather than end one with their first word. */
export function Sentences({ text, clauses = false }: SentencesProps) {
  return text.split(clauses ? /(?<=[.,?!]) / : /(?<=[.?!]) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ));
}
