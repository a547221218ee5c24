import { roundToTenth } from '@/lib/drawings/lengths';
import { fillTemplate } from '@/lib/text/fill-template';
import type { ClearanceDrawingProps, MeasuredPart } from './clearance-parts';
import { FitCards } from './fit-cards';
import { FitMemory } from './fit-memory';
import { Verdict } from './verdict';

const DRAWINGS = { cards: FitCards, memory: FitMemory };

/** Parts drawn to scale in the room that there is for them. */
export function FitDrawing({
  fit,
  of,
}: Pick<ClearanceDrawingProps, 'fit'> & { of: readonly MeasuredPart[] }) {
  const Drawing = DRAWINGS[fit.drawing];
  const parts = of.map((part) => {
    const left = roundToTenth(fit.room.millimetres - part.millimetres);
    const outcome = left < 0 ? 'incompatible' : 'compatible';
    const said = fillTemplate(left < 0 ? fit.beyond : fit.within, { mm: Math.abs(left) });
    return {
      ...part,
      name: part.product.facts?.short ?? part.product.name,
      verdict: (
        <Verdict outcome={outcome} className="font-semibold">
          {said}
        </Verdict>
      ),
    };
  });
  return <Drawing fit={fit} parts={parts} />;
}
