import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';

/** Removes the attributes that a stylesheet sets for all icons. Lucide ignores `undefined`, so the values are `null`. */
const STYLED_ATTRIBUTES: object = {
  xmlns: null,
  width: null,
  height: null,
  fill: null,
  stroke: null,
  strokeLinecap: null,
  strokeLinejoin: null,
};

interface IconProps {
  readonly icon: LucideIcon;
  /** Size, if not 24 pixels, and colour, if not the text's. */
  readonly className?: string;
}

/** A line icon beside a text with the same meaning. Hidden from assistive technology. */
export function Icon({ icon: LineIcon, className }: IconProps) {
  return <LineIcon {...STYLED_ATTRIBUTES} aria-hidden="true" className={clsx('icon', className)} />;
}
