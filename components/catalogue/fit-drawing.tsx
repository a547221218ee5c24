import { FitSign } from '@/components/ui/fit-sign';
import { unbroken } from '@/components/ui/unbroken';
import { fill } from '@/lib/fill';
import { tenths } from '@/lib/measures';
import { FitCards } from './fit-cards';
import type { FitDrawingProps, Measured } from './fit-drawing-parts';
import { FitMemory } from './fit-memory';

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
