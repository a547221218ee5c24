import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';

/** What a stylesheet says of all icons need not stand in each of them; undefined would be lost on the way to Lucide. */
const LEFT_TO_STYLES: object = {
  xmlns: null,
  width: null,
  height: null,
  fill: null,
  stroke: null,
  strokeLinecap: null,
  strokeLinejoin: null,
};

interface IconProps {
  readonly of: LucideIcon;
  /** Its size, where that is not 24 pixels, and its colour, where that is not the text's. */
  readonly className?: string;
}

/** A line icon beside a text that says the same; hidden from assistive technology. */
export function Icon({ of: Drawing, className }: IconProps) {
  return <Drawing {...LEFT_TO_STYLES} aria-hidden="true" className={clsx('icon', className)} />;
}
