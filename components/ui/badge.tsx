import type { ReactNode } from 'react';

type BadgeLook = 'plain' | 'positive';

const LOOKS: Readonly<Record<BadgeLook, string>> = {
  plain: 'text-small inline-block rounded bg-fill px-2 py-0.5',
  positive: 'text-small inline-block rounded bg-positive-fill px-2 py-0.5 text-positive',
};

interface BadgeProps {
  readonly look?: BadgeLook;
  readonly children: ReactNode;
}

/** A short mark on a card: a quiet fill. */
export function Badge({ look = 'plain', children }: BadgeProps) {
  return <span className={LOOKS[look]}>{children}</span>;
}
