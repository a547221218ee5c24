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
    const card = facts?.part === 'gpu' ? facts : undefined;
    const millimetres = card?.length ?? needed;
    const clearance = roundToTenth(room - needed);
    const text = fillTemplate(clearance < 0 ? fit.beyond : fit.within, { mm: Math.abs(clearance) });
    // A card that has room only without our margin is tight, as on product cards.
    const outcome: Outcome =
      millimetres > room ? 'incompatible' : clearance < 0 ? 'conditional' : 'compatible';
    const slots = card?.thickness;
    const fanCount = countFans(product);
    return { id, millimetres, needed, outcome, text, slots, fanCount, name: facts?.short ?? name };
  });
  return fit.drawing === 'cards' ? (
    <FitCards fit={fit} cards={drawnParts} />
  ) : (
    <FitMemory fit={fit} parts={drawnParts} />
  );
}
