import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface BadgeProps {
  readonly look?: 'positive';
  readonly children: ReactNode;
}

/** A short mark on a card: a quiet fill. */
export function Badge({ look, children }: BadgeProps) {
  return <span className={clsx('badge text-small', look)}>{children}</span>;
}
