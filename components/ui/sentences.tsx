import { Fragment } from 'react';

interface SentencesProps {
  readonly text: string;
  /** Where a part ends: after a sentence, unless told otherwise. */
  readonly ends?: RegExp;
}

/** A headline whose sentences each begin a line of their own rather than end one with their first word. */
export function Sentences({ text, ends = /(?<=[.?!]) / }: SentencesProps) {
  return text.split(ends).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ));
}
