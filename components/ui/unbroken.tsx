import { Fragment } from 'react';

/** A name whose hyphened parts, such as 'Z790-E', stay on one line. */
export function Unbroken({ text }: { readonly text: string }) {
  return text.split(' ').map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a fixed text have only their order
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className="inline-block">{word}</span> : word}
    </Fragment>
  ));
}
