import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly icon: LucideIcon;
  /** Size, if not 24 pixels, and colour, if not the text's. */
  readonly className?: string;
}

/** Removes Lucide's attributes, which would be a tenth of a page's markup. The class `icon` sets the same for all icons. */
const NO_ATTRIBUTES = {
  xmlns: undefined,
  width: undefined,
  height: undefined,
  fill: undefined,
  stroke: undefined,
  strokeWidth: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/** A line icon beside a text with the same meaning. Hidden from assistive technology. */
export function Icon({ icon: LineIcon, className }: IconProps) {
  return <LineIcon {...NO_ATTRIBUTES} aria-hidden="true" className={clsx('icon', className)} />;
}
