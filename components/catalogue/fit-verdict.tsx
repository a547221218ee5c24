import { clsx } from 'clsx';
import type { FitStudy } from '@/checks/schemas/category-pages';
import { unbroken } from '@/components/ui/unbroken';
import { fill } from '@/lib/fill';
import { spare } from '@/lib/measures';

interface FitVerdictProps {
  readonly fit: Pick<FitStudy, 'room' | 'within' | 'beyond'>;
  readonly size: number;
}

/** What is said of a part of a certain size in the example's room. */
export function FitVerdict({ fit, size }: FitVerdictProps) {
  const left = spare(fit.room.millimetres, size);
  const said = left < 0 ? fit.beyond : fit.within;
  return (
    <span className={clsx(left < 0 && 'font-semibold text-accent-ink')}>
      {unbroken(fill(said, { mm: Math.abs(left) }))}
    </span>
  );
}
