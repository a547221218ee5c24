import { clsx } from 'clsx';
import type { FitStudy } from '@/checks/schemas/category-pages';
import type { Product } from '@/checks/schemas/products';
import { tenths } from '@/components/drawings/extent';
import { unbroken } from '@/components/ui/unbroken';
import { fill } from '@/lib/fill';
import type { Sized } from '@/lib/measures';

/** What a drawing of the fit study is of. */
export interface FitDrawingProps {
  readonly fit: FitStudy;
  readonly parts: readonly Sized<Product>[];
}

/** What is said of a part of a certain size in the example's room. */
export function FitVerdict({ fit, size }: { readonly fit: FitStudy; readonly size: number }) {
  const left = tenths(fit.room.millimetres - size);
  const said = left < 0 ? fit.beyond : fit.within;
  return (
    <span className={clsx(left < 0 && 'font-semibold text-accent-ink')}>
      {unbroken(fill(said, { mm: Math.abs(left) }))}
    </span>
  );
}
