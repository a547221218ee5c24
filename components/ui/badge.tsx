import type { ReactNode } from 'react';

type BadgeLook = 'plain' | 'positive';

const LOOKS: Readonly<Record<BadgeLook, string>> = {
  plain: 'datum inline-block border border-edge px-2 py-0.5',
  positive: 'datum inline-flex items-center gap-2 py-0.5 text-positive',
};

interface BadgeProps {
  readonly look?: BadgeLook;
  readonly children: ReactNode;
}

/** A short printed mark on a card. */
export function Badge({ look = 'plain', children }: BadgeProps) {
  return (
    <span className={LOOKS[look]}>
      {look === 'positive' && <span className="size-2 bg-positive" />}
      {children}
    </span>
  );
}
