import type { HTMLAttributes } from 'react';

interface ScriptTextProps extends HTMLAttributes<HTMLElement> {
  readonly as: 'b' | 'span' | 'p' | 'h2';
  /** Attributes that the script reads, such as templates of the text (docs/before-react.md). */
  readonly [data: `data-${string}`]: string | undefined;
}

/** An element whose text an enhancement writes. React renders it empty and leaves it alone. */
export const ScriptText = ({ as: Element, ...attributes }: ScriptTextProps) => (
  <Element {...attributes} suppressHydrationWarning>
    {''}
  </Element>
);
