import { noBreak } from '@/components/ui/no-break';
import type { PartFacts } from '@/data/parts/facts';
import type { FitStudy as FitStudyData } from '@/data/shop/page';
import type { Product } from '@/data/shop/product';
import { checkPair } from '@/lib/compatibility/collect-findings';
import { roundToTenth } from '@/lib/drawings/lengths';
import { fillTemplate } from '@/lib/text/fill-template';
import { CASE_DRAWING, countFans } from './clearance-parts';
import { FitCards } from './fit-cards';
import { FitMemory } from './fit-memory';

interface FitStudyProps {
  readonly fit: FitStudyData;
  /** Parts with the length or height that they need. */
  readonly parts: readonly { readonly product: Product; readonly millimetres: number }[];
}

/** Checks a card in a case with this room, or a memory kit under a cooler: the drawing has no rule of its own. */
const checkRoom = (facts: PartFacts, room: number) =>
  checkPair(
    { id: 'part', facts },
    {
      id: 'space',
      facts:
        facts.part === 'gpu'
          ? { part: 'case', short: '', cardRoom: room }
          : { part: 'cooler', short: '', memoryRoom: room },
    },
  );

/** Parts drawn to scale in the room that there is for them; nothing where the shop has none of them. */
export function FitStudy({ fit, parts }: FitStudyProps) {
  if (parts.length === 0) return null;
  const room = fit.room.millimetres;
  const drawnParts = parts.map(({ product, millimetres: needed }) => {
    const { id, name, facts } = product;
    const card = facts?.part === 'gpu' ? facts : undefined;
    const millimetres = card?.length ?? needed;
    const clearance = roundToTenth(room - needed);
    const text = fillTemplate(clearance < 0 ? fit.beyond : fit.within, { mm: Math.abs(clearance) });
    const { outcome = 'unverified' } = facts ? (checkRoom(facts, room)[0] ?? {}) : {};
    const slots = card?.thickness;
    const fanCount = countFans(product);
    return { id, millimetres, needed, outcome, text, slots, fanCount, name: facts?.short ?? name };
  });
  const isCards = fit.drawing === 'cards';
  const heading = (
    <h2 id="fit-heading" className="text-section">
      {fit.heading}
    </h2>
  );
  const lead = <p className="mt-2 max-w-measure text-lead text-muted">{noBreak(fit.lead)}</p>;
  return (
    <section
      id="fit"
      aria-labelledby="fit-heading"
      data-surface={isCards ? 'raised' : undefined}
      className="py-band"
    >
      {isCards ? (
        <div className="content-width">
          {heading}
          <div id={CASE_DRAWING} className="peer" />
          <div className="peer-[:not(:empty)]:hidden">
            {lead}
            <div className="mt-6">
              <FitCards fit={fit} cards={drawnParts} />
            </div>
          </div>
        </div>
      ) : (
        <div className="content-width split">
          <div>
            {heading}
            {lead}
          </div>
          <FitMemory fit={fit} parts={drawnParts} />
        </div>
      )}
    </section>
  );
}
