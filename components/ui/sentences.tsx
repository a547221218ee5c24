import { Fragment } from 'react';

/** Where a sentence or one of its parts ends. */
const PART_END = /(?<=[.?!,]) /;

/** A headline whose sentences and their parts each begin a line of their own rather than end one with their first word. */
export function Sentences({ text }: { readonly text: string }) {
  return text.split(PART_END).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="inline-block">{part}</span>
    </Fragment>
  ));
}
