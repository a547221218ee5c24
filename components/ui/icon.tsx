import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';

/** What a stylesheet says of all icons at once need not stand in each of them. */
const LEFT_TO_STYLES = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
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
