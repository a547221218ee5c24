import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly icon: LucideIcon;
  /** Size, if not 24 pixels, and colour, if not the text's. */
  readonly className?: string;
}

/** A line icon beside a text with the same meaning. Hidden from assistive technology. */
export function Icon({ icon: LineIcon, className }: IconProps) {
  return <LineIcon aria-hidden="true" strokeWidth={1.75} className={clsx('icon', className)} />;
}
