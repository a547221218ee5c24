import { clsx } from 'clsx';
import { Check, CircleHelp, TriangleAlert, X } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { fitCopy } from '@/data/fit';
import type { Finding } from '@/lib/fit-enquiry';

const SIGNS = {
  fits: Check,
  condition: TriangleAlert,
  check: CircleHelp,
  question: CircleHelp,
  clash: X,
} as const;

interface FitSignProps {
  readonly outcome: Finding['outcome'];
  /** Read out in the sign's place, where the word does not stand beside it. */
  readonly alone?: boolean;
}

/** An outcome as a shape, which does not rely on its colour. */
export function FitSign({ outcome, alone = false }: FitSignProps) {
  return (
    <>
      <Icon of={SIGNS[outcome]} className={clsx('size-4', outcome === 'clash' && 'text-danger')} />
      {alone && <span className="sr-only">{`${fitCopy.outcomes[outcome]}: `}</span>}
    </>
  );
}
