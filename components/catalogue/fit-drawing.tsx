import type { ReactNode } from 'react';
import { FitSign } from '@/components/ui/fit-sign';
import { unbroken } from '@/components/ui/unbroken';
import type { FitStudy } from '@/lib/content/category-pages';
import type { PartFacts } from '@/lib/content/facts';
import type { Product } from '@/lib/content/products';
import { fill } from '@/lib/fill';
import { tenths } from '@/lib/measures';
import { FitCards } from './fit-cards';
import { FitMemory } from './fit-memory';

/** A part with the length or the height that the fit study is about. */
interface Measured {
  readonly product: Product;
  readonly millimetres: number;
}

/** What a drawing of the fit study is of: parts, each with its name and what is said of it in the example's room. */
export interface FitDrawingProps {
  readonly fit: FitStudy;
  readonly parts: readonly (Measured & { readonly name: string; readonly verdict: ReactNode })[];
}

const DRAWINGS = { cards: FitCards, memory: FitMemory };

/** Parts drawn to scale in the room that there is for them. */
export function FitDrawing({
  fit,
  of,
}: Pick<FitDrawingProps, 'fit'> & { of: readonly Measured[] }) {
  const Drawing = DRAWINGS[fit.drawing];
  const parts = of.map((part) => {
    const left = tenths(fit.room.millimetres - part.millimetres);
    const said = fill(left < 0 ? fit.beyond : fit.within, { mm: Math.abs(left) });
    return {
      ...part,
      name: part.product.facts?.short ?? part.product.name,
      verdict: (
        <p className="verdict font-semibold">
          <FitSign outcome={left < 0 ? 'clash' : 'fits'} />
          <span>{unbroken(said)}</span>
        </p>
      ),
    };
  });
  return <Drawing fit={fit} parts={parts} />;
}
