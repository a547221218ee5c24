import { unbroken } from '@/components/ui/no-break';
import { tenths } from '@/lib/drawings/measures';
import { fill } from '@/lib/text/fill-template';
import type { FitDrawingProps, Measured } from './clearance-parts';
import { FitCards } from './fit-cards';
import { FitMemory } from './fit-memory';
import { FitSign } from './verdict-icon';

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
