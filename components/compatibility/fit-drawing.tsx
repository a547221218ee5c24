import type { Outcome } from '@/lib/compatibility/findings';
import type { FitStudy } from '@/lib/content/category-pages';
import { roundToTenth } from '@/lib/drawings/lengths';
import { fillTemplate } from '@/lib/text/fill-template';
import { countFans, type MeasuredPart } from './clearance-parts';
import { FitCards } from './fit-cards';
import { FitMemory } from './fit-memory';

interface FitDrawingProps {
  readonly fit: FitStudy;
  readonly parts: readonly MeasuredPart[];
}

/** Parts drawn to scale in the room that there is for them. */
export function FitDrawing({ fit, parts }: FitDrawingProps) {
  const room = fit.room.millimetres;
  const drawnParts = parts.map(({ product, millimetres: needed }) => {
    const { id, name, facts } = product;
    const isLongCard = facts?.part === 'gpu' && needed > room;
    // A card is too long by its own length, without our margin, as on product cards.
    const millimetres = isLongCard ? (facts.length ?? needed) : needed;
    const left = roundToTenth(room - millimetres);
    const text = fillTemplate(left < 0 ? fit.beyond : fit.within, { mm: Math.abs(left) });
    const outcome: Outcome = left < 0 ? 'incompatible' : 'compatible';
    const slots = facts?.part === 'gpu' ? facts.thickness : undefined;
    const fanCount = countFans(product);
    return { ...{ id, millimetres, outcome, text, slots, fanCount }, name: facts?.short ?? name };
  });
  return fit.drawing === 'cards' ? (
    <FitCards fit={fit} cards={drawnParts} />
  ) : (
    <FitMemory fit={fit} parts={drawnParts} />
  );
}
